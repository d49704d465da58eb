import { resolve } from "node:path"
import { createInterface } from "node:readline/promises"
import { parseArgs } from "node:util"
import { writeAtomically } from "../../server/contact/data-dir"
import { mailboxOf } from "../../supabase/functions/_shared/contact/enquiry/hashes"
import { emailAddress } from "../../supabase/functions/_shared/contact/enquiry/validate"
import type { AdminClient } from "./admin-client"
import { csv, listText, mailsText, showText } from "./format"

export const helpText = `npm run enquiries -- <command>

  list [--limit 100]                    the newest enquiries and the state of their mails
  list --csv | --json [--limit 100]     all enquiries, for a spreadsheet or a program
       [--output <file>]                … as a file that spreadsheets read as UTF-8
  show <id> [--json]                    one enquiry; its reference, or the start of its id
  release <id>                          send its mails that are held, dead or suppressed
  release --all                         send all mails that could not be sent
  delete <id> [--yes]                   erase one enquiry; asks first, unless --yes
  delete --email <address> [--yes]      erase everything from an address, which gets no confirmation any more
  mails [--json]                        the state of the mails, and the latest errors; ends with status 2
                                        if a notice cannot be sent or a mail waits for over ten minutes
  backup <file>                         copy the embedded database, to the standard output if the file is -
  restore <file>                        create it from such a copy, from the standard input if the file is -
  migrate                               create or update the tables in the PostgreSQL database
  mail-templates                        the setting CONTACT_MAIL_TEMPLATES of the hosted service

CONTACT_OWNER_URL is the address of a PostgreSQL database for its owner.
Without it the embedded database in CONTACT_DATA_DIR (.data) is used, whether the server runs or not.
npm prints lines before the output; npm run -s enquiries -- <command> prints the output alone.`

const usageError = (message: string) => new Error(`${message}\n\n${helpText}`)

/**
 * Reads the arguments after `npm run enquiries --`.
 * @throws an Error with the help text if there is an unknown option
 */
export const readArguments = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        csv: { type: "boolean" },
        all: { type: "boolean" },
        yes: { type: "boolean" },
        help: { type: "boolean" },
        output: { type: "string" },
        limit: { type: "string" },
        email: { type: "string" },
      },
    })
    const [name = "list", argument] = positionals
    return { name: values.help ? "help" : name, argument, values }
  } catch (error) {
    throw usageError((error as Error).message)
  }
}
type Arguments = ReturnType<typeof readArguments>
type Values = Arguments["values"]
type AdminCommand = (client: AdminClient) => Promise<string | Buffer>

/**
 * Returns a command that works on the enquiries. It resolves to what to print.
 * @throws an Error with the help text if the command is unknown or incomplete
 */
export const adminCommand = ({ name, argument, values }: Arguments): AdminCommand => {
  const { email } = values
  if (name === "list") return (client) => list(client, values)
  if (name === "show" && argument) return (client) => show(client, argument, values)
  if (name === "release" && values.all && !argument) return (client) => release(client)
  if (name === "release" && argument && !values.all) return (client) => release(client, argument)
  if (name === "delete" && email && !argument) return (client) => erase(client, email.trim(), values)
  if (name === "delete" && argument && !email) return (client) => remove(client, argument, values)
  if (name === "mails") return (client) => mails(client, values)
  if (name === "backup" && argument) return (client) => backup(client, argument)
  throw usageError("The command is unknown or incomplete.")
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

const count = ({ length }: readonly unknown[]): string =>
  `${length} ${length === 1 ? "enquiry" : "enquiries"}`

const list = async (client: AdminClient, values: Values): Promise<string> => {
  const isTable = !values.json && !values.csv
  const limit = values.limit === undefined ? (isTable ? 100 : undefined) : Number(values.limit)
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) {
    throw new Error("--limit must be a whole number of at least 1.")
  }
  const listed = await client.list({ limit })
  const text = values.json ? json(listed) : values.csv ? csv(listed) : listText(listed)
  if (values.output === undefined) return text
  // Without a byte order mark Excel reads UTF-8 as a Windows encoding.
  await writeAtomically(fromCaller(values.output), `${values.csv ? "\ufeff" : ""}${text}\n`)
  return `Written to ${values.output}: ${count(listed)}.`
}

const show = async (client: AdminClient, idStart: string, values: Values): Promise<string> => {
  const enquiry = await client.show(await wholeId(client, idStart))
  return values.json ? json(enquiry) : showText(enquiry)
}

const release = async (client: AdminClient, idStart?: string): Promise<string> => {
  const released = await client.release(idStart ? { id: await wholeId(client, idStart) } : { all: true })
  return `${released} ${released === 1 ? "mail goes" : "mails go"} out with the next round of the server.`
}

const erase = async (client: AdminClient, typed: string, { yes }: Values): Promise<string> => {
  // As it was stored: a domain in ASCII.
  const email = emailAddress(typed) ?? typed
  if (!yes && !(await confirm(`Erase everything from ${email}?`))) return "Nothing was erased."
  const erased = await client.erase(email)
  const result =
    erased.length === 0
      ? `There is nothing from ${email}.`
      : `Erased ${count(erased)} from ${email}, with their mails. Copies in your mailbox and at the mail provider are yours to erase.`
  const mailbox = mailboxOf(email)
  const left = new Set((await client.list({})).map((enquiry) => enquiry.email))
  const spellings = [...left].filter((other) => mailboxOf(other) === mailbox)
  if (spellings.length === 0) return result
  return `${result}\nThere are enquiries from other spellings of this mailbox; delete them too: ${spellings.join(", ")}`
}

const remove = async (client: AdminClient, idStart: string, { yes }: Values): Promise<string> => {
  const id = await wholeId(client, idStart)
  if (!yes && !(await confirm(`Erase the enquiry ${id}?`))) return "Nothing was erased."
  await client.remove(id)
  return `Erased the enquiry ${id}, with its mails.`
}

const mails = async (client: AdminClient, values: Values): Promise<string> => {
  const report = await client.mails()
  // For a script that reports the output of a command that fails.
  if (report.mailsFail) process.exitCode = 2
  return values.json ? json(report) : mailsText(report)
}

const backup = async (client: AdminClient, file: string): Promise<string | Buffer> => {
  const bytes = await client.backup()
  if (file === "-") return bytes
  await writeAtomically(fromCaller(file), bytes)
  return `Written to ${file}: ${Math.ceil(bytes.length / 1000)} kB.`
}

/** Returns the path of a file that is relative to the folder in which the user entered the command. */
const fromCaller = (file: string) => resolve(process.env["INIT_CWD"] ?? "", file)

const confirm = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new Error("Add --yes: there is no terminal to ask.")
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

const wholeId = async (client: AdminClient, start: string): Promise<string> => {
  // A reference is the start of an id with a hyphen in its middle.
  const idStart = start.toLowerCase().replace(/^(\w{4})-(\w{4})$/, "$1$2")
  const [match, other] = await client.list({ limit: 2, idStart })
  if (!match) throw new Error(`There is no enquiry ${start}.`)
  if (other) throw new Error(`More than one enquiry begins with ${start}; give more of the id.`)
  return match.id
}
