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

// The key of a mail begins with the id of its enquiry, a UUID.
const idLength = 36

/** Removes the mail files of erased enquiries. */
export const eraseMailFiles = async (folder: string, ids: readonly string[]): Promise<void> => {
  const erased = new Set(ids)
  const files = await readdir(folder).catch(() => [])
  await Promise.all(
    files
      .filter((file) => erased.has(file.slice(0, idLength)))
      .map((file) => rm(join(folder, file), { force: true })),
  )
}

// 30 days, as in SQL function `purge`.
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000

/** Removes the mail files that are older than 30 days. */
export const eraseOldMailFiles = async (folder: string): Promise<void> => {
  for (const file of await readdir(folder).catch(() => [])) {
    const path = join(folder, file)
    // A mail that is being written is renamed meanwhile.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < Date.now() - keptMilliseconds) await rm(path, { force: true })
  }
}
