import { errorCode, type ContactStore } from "../../supabase/functions/_shared/contact/store/contact-store"
import type { Log } from "../../supabase/functions/_shared/contact/types"
import { eraseMailFiles, eraseOldMailFiles } from "./file-mailer"

/** Erases the enquiries and mails whose retention has ended (SQL function `purge`), at the start and every six hours. */
export const startPurgeJob = (deps: { store: Pick<ContactStore, "purge">; mailFolder: string; log: Log }) => {
  let isStopped = false
  const purge = async () => {
    try {
      for (let more = true; more && !isStopped;) {
        // In batches, so that the database can serve visitors in between.
        const purged = await deps.store.purge({ limit: 500 })
        await eraseMailFiles(deps.mailFolder, purged.ids)
        if (purged.ids.length > 0) deps.log({ level: "info", event: "purged", messages: purged.ids.length })
        more = purged.more
      }
      await eraseOldMailFiles(deps.mailFolder)
    } catch (error) {
      deps.log({ level: "error", event: "purge_failed", code: errorCode(error) })
    }
  }
  void purge()
  const timer = setInterval(() => void purge(), 6 * 60 * 60 * 1000)
  timer.unref()
  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
    },
  }
}
