import { existsSync, readdirSync, readFileSync } from "node:fs"

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
