import type { ContactStore, Log } from "../../supabase/functions/_shared/contact/types"
import { eraseMailFiles, eraseOldMailFiles } from "./erase-mail-files"

const everyMilliseconds = 6 * 60 * 60 * 1000

/** Erases what has to be erased (SQL function `purge`), at the start and every six hours, with the written mails. */
export const startPurgeJob = (deps: {
  store: Pick<ContactStore, "purge">
  mailFolder: string
  log: Log
}): { stop(): void } => {
  let isStopped = false
  const purge = async () => {
    try {
      for (let more = true; more && !isStopped;) {
        // In portions, between which the database can answer visitors.
        const purged = await deps.store.purge({ limit: 500 })
        await eraseMailFiles(deps.mailFolder, purged.ids)
        if (purged.ids.length > 0) deps.log({ level: "info", event: "purged", messages: purged.ids.length })
        more = purged.more
      }
      await eraseOldMailFiles(deps.mailFolder)
    } catch {
      deps.log({ level: "error", event: "purge_failed" })
    }
  }
  void purge()
  const timer = setInterval(() => void purge(), everyMilliseconds)
  timer.unref()
  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
    },
  }
}
