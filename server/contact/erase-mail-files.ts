import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"

/** Removes the written mails of erased enquiries: the key of a mail begins with the id of its enquiry. */
export const eraseMailFiles = async (folder: string, ids: readonly string[]): Promise<void> => {
  const erased = new Set(ids)
  const files = await readdir(folder).catch(() => [])
  // An id is a UUID: 36 characters.
  await Promise.all(
    files
      .filter((file) => erased.has(file.slice(0, 36)))
      .map((file) => rm(join(folder, file), { force: true })),
  )
}

// As long as the outbox keeps the copy of a sent mail (SQL function `purge`).
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000

/** Removes the written mails of more than 30 days ago. */
export const eraseOldMailFiles = async (folder: string): Promise<void> => {
  for (const file of await readdir(folder).catch(() => [])) {
    const path = join(folder, file)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < Date.now() - keptMilliseconds) await rm(path, { force: true })
  }
}
