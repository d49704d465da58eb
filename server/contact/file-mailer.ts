import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { createTransport } from "nodemailer"
import type { Mailer } from "../../supabase/functions/_shared/contact/types"
import { writeAtomically } from "./data-dir"
import { nodemailerMessage } from "./smtp-mailer"

/**
 * Writes each mail to a folder instead of sending it: `<key>.eml` for mail programs and `<key>.json` for scripts. A second
 * attempt replaces the files of the first.
 */
export const fileMailer = (folder: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    name: "file",
    // The two mails of one enquiry. More would keep the database from storing posts.
    parallel: 2,
    leaseSeconds: 120,
    send: async (mail, key) => {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const { message } = await transport.sendMail(nodemailerMessage(mail, key))
        await writeAtomically(join(folder, `${key}.eml`), message as Buffer)
        await writeAtomically(join(folder, `${key}.json`), JSON.stringify({ key, ...mail }, null, 2))
        return { kind: "sent", providerId: `${key}.eml` }
      } catch (error) {
        return { kind: "retry", ambiguous: false, error: String((error as NodeJS.ErrnoException).code) }
      }
    },
  }
}

/** Removes the mail files of erased enquiries. */
export const eraseMailFiles = async (folder: string, ids: readonly string[]): Promise<void> => {
  const erased = new Set(ids)
  for (const file of await readdir(folder).catch(() => [])) {
    // The key of a mail begins with the id of its enquiry, a UUID of 36 characters.
    if (erased.has(file.slice(0, 36))) await rm(join(folder, file), { force: true })
  }
}

/** Removes the mail files that are older than 30 days, as SQL function `purge` erases their texts. */
export const eraseOldMailFiles = async (folder: string): Promise<void> => {
  const earliest = Date.now() - 30 * 24 * 60 * 60 * 1000
  for (const file of await readdir(folder).catch(() => [])) {
    const path = join(folder, file)
    // A mail that is being written is renamed meanwhile.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < earliest) await rm(path, { force: true })
  }
}
