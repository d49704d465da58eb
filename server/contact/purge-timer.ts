import type { ContactStore, Log } from "../../supabase/functions/_shared/contact/types"
import { eraseMailFiles } from "./erase-mail-files"

const everyMilliseconds = 6 * 60 * 60 * 1000

/** Erases what has to be erased (SQL function `purge`), at the start and every six hours, with the written mails. */
export const startPurge = (deps: {
  store: Pick<ContactStore, "purge">
  mailFolder: string
  log: Log
}): { stop(): void } => {
  const purge = async () => {
    try {
      const ids = await deps.store.purge({})
      await eraseMailFiles(deps.mailFolder, ids)
      if (ids.length > 0) deps.log({ level: "info", event: "purged", messages: ids.length })
    } catch {
      deps.log({ level: "error", event: "purge_failed" })
    }
  }
  void purge()
  const timer = setInterval(() => void purge(), everyMilliseconds)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
