import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Mailer } from "../../supabase/functions/_shared/contact/types"

/** Writes each mail to a file `<key>.json` instead of sending it. A second attempt replaces the file of the first. */
export const fileMailer = (folder: string): Mailer => ({
  name: "file",
  leaseSeconds: 120,
  send: async (mail, key) => {
    const file = join(folder, `${key}.json`)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, JSON.stringify(mail, null, 2))
      await rename(`${file}.part`, file)
      return { kind: "sent" }
    } catch (error) {
      return { kind: "retry", error: String((error as NodeJS.ErrnoException).code) }
    }
  },
})

/** Removes the mail files of erased enquiries. */
export const eraseMailFiles = async (folder: string, ids: readonly string[]): Promise<void> => {
  const erased = new Set(ids)
  for (const file of await readdir(folder).catch(() => [])) {
    // The key of a mail begins with the id of its enquiry, a UUID of 36 characters.
    if (erased.has(file.slice(0, 36))) await rm(join(folder, file), { force: true })
  }
}
