import { execFile } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"

const command = path.join(__dirname, "..", "..", "scripts", "enquiries.ts")

type Stored = { email: string; name: string; company: string; message: string }

/** Returns the stored enquiries from an email address, as `npm run enquiries -- list --json` prints them. */
export const stored = async (address: string): Promise<Stored[]> => {
  const { stdout } = await promisify(execFile)("npx", ["tsx", command, "list", "--json", "--limit", "500"], {
    env: { ...process.env, CONTACT_DATA_DIR: ".data/e2e" },
    maxBuffer: 2 ** 24,
  })
  return (JSON.parse(stdout) as Stored[]).filter((row) => row.email === address)
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
