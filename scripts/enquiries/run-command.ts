import { writeFile } from "node:fs/promises"
import { createInterface } from "node:readline/promises"
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
      const erased = await client.erase(command.email)
      if (erased.length === 0) return `There is nothing from ${command.email}.`
      return `Erased ${count(erased)} from ${command.email}, with their mails. Copies in your mailbox and at the mail provider are yours to erase.`
    }
    case "mails": {
      const report = await client.mails()
      return command.format === "json" ? json(report) : mailsText(report)
    }
  }
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
  await writeFile(output, `${format === "csv" ? "\ufeff" : ""}${text}\n`, { mode: 0o600 })
  return `Written to ${output}: ${count(listed)}.`
}
const releasedText = (released: number) =>
  `${released} ${released === 1 ? "mail goes" : "mails go"} out with the next round of the server.`

// Without a terminal nobody can answer, so the command itself counts as confirmation.
const confirm = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) return true
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
