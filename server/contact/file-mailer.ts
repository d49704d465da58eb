import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { createTransport } from "nodemailer"
import type { Mailer } from "../../supabase/functions/_shared/contact/types"
import { nodemailerMessage } from "./nodemailer-message"
import { writeWhole } from "./write-whole"

/**
 * Writes each mail to a folder instead of sending it: `<key>.eml`, which mail programs open, and `<key>.json` with the
 * same fields for scripts. A repeated mail has the same names, so it replaces itself.
 */
export const fileMailer = (folder: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    name: "file",
    parallel: 8,
    leaseSeconds: 120,
    send: async (mail, key) => {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const { message } = await transport.sendMail(nodemailerMessage(mail, key))
        await writeWhole(join(folder, `${key}.eml`), message as Buffer)
        await writeWhole(join(folder, `${key}.json`), JSON.stringify({ key, ...mail }, null, 2))
        return { kind: "sent", providerId: `${key}.eml` }
      } catch (error) {
        return { kind: "retry", ambiguous: false, error: String((error as NodeJS.ErrnoException).code) }
      }
    },
  }
}
