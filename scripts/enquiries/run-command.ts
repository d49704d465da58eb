import { createInterface } from "node:readline/promises"
import { writeAtomically } from "../../server/contact/data-dir"
import { mailboxHash } from "../../supabase/functions/_shared/contact/enquiry/hashes"
import { listEnquiries, type AdminClient } from "./admin-client"
import { csv, listText, mailsText, showText } from "./format"
import type { AdminCommand } from "./read-command"

/**
 * Runs a command and returns what to print.
 * @throws an Error with a sentence if no enquiry, or more than one, has the given id
 */
export const runCommand = async (command: AdminCommand, client: AdminClient): Promise<string> => {
  switch (command.name) {
    case "list":
      return runList(command, client)
    case "show": {
      const enquiry = await client.show(await wholeId(command.id, client))
      return command.format === "json" ? json(enquiry) : showText(enquiry)
    }
    case "release": {
      const released = await client.release({ id: await wholeId(command.id, client) })
      if (released === 0) return "None of its mails is held, dead or suppressed."
      return releasedText(released)
    }
    case "release-all": {
      const released = await client.release({ all: true })
      return released === 0 ? "There is no mail to release." : releasedText(released)
    }
    case "delete": {
      if (!command.isConfirmed && !(await confirm(`Erase everything from ${command.email}?`))) {
        return "Nothing was erased."
      }
      return runDelete(command.email, client)
    }
    case "mails": {
      const report = await client.mails()
      // For cron, which mails the output of a command that fails.
      if (report.troubles.length > 0) process.exitCode = 2
      return command.format === "json" ? json(report) : mailsText(report)
    }
    case "backup": {
      const bytes = await client.backup(command.file)
      return `Written to ${command.file}: ${Math.ceil(bytes / 1000)} kB.`
    }
  }
}

const runDelete = async (email: string, client: AdminClient): Promise<string> => {
  const erased = await client.erase(email)
  const result =
    erased.length === 0
      ? `There is nothing from ${email}.`
      : `Erased ${count(erased)} from ${email}, with their mails. Copies in your mailbox and at the mail provider are yours to erase.`
  const mailbox = mailboxHash("", email)
  const left = new Set((await listEnquiries(client)).map((enquiry) => enquiry.email))
  const spellings = [...left].filter((other) => mailboxHash("", other) === mailbox)
  if (spellings.length === 0) return result
  return `${result}\nThere are enquiries from other spellings of this mailbox; delete them too: ${spellings.join(", ")}`
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

const count = ({ length }: readonly unknown[]): string =>
  `${length} ${length === 1 ? "enquiry" : "enquiries"}`

const runList = async (
  { format, limit, output }: Extract<AdminCommand, { name: "list" }>,
  client: AdminClient,
): Promise<string> => {
  const listed = await listEnquiries(client, limit)
  const text = format === "json" ? json(listed) : format === "csv" ? csv(listed) : listText(listed)
  if (output === undefined) return text
  // Without a byte order mark Excel reads UTF-8 as a Windows encoding.
  await writeAtomically(output, `${format === "csv" ? "\ufeff" : ""}${text}\n`)
  return `Written to ${output}: ${count(listed)}.`
}
const releasedText = (released: number) =>
  `${released} ${released === 1 ? "mail goes" : "mails go"} out with the next round of the server.`

const confirm = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new Error("Add --yes: there is no terminal to ask.")
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

const wholeId = async (start: string, client: AdminClient): Promise<string> => {
  const idStart = start.toLowerCase()
  const [match, other] = await client.list({ limit: 2, idStart })
  if (!match) throw new Error(`There is no enquiry ${start}.`)
  if (other) throw new Error(`More than one enquiry begins with ${start}; give more letters of the id.`)
  return match.id
}
