import { existsSync, readdirSync, readFileSync } from "node:fs"
import { sendAdminQuery } from "../../server/contact/data-dir-lock"
import type { Enquiry } from "../../supabase/functions/_shared/contact/contract"

/** Returns the enquiries from an email address that the server has stored. */
export const stored = async (address: string): Promise<Enquiry[]> => {
  const rows = (await sendAdminQuery(".data/e2e", "admin_list", { limit: 500 })) as Enquiry[]
  return rows.filter((row) => row.email === address)
}

type Mail = { to: string; replyTo: string; subject: string; text: string }

/** Returns the mails that are sent to an address or reply to it. */
export const mails = (address: string): Mail[] => {
  const folder = ".data/e2e/mail"
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Mail)
    .filter((mail) => mail.to === address || mail.replyTo === address)
}
