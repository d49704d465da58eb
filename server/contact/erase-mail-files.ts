import { readdir, rm } from "node:fs/promises"
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
