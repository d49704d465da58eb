import { writeFile } from "node:fs/promises"
import { createInterface } from "node:readline/promises"
import { z } from "zod"
import type { AdminClient } from "../../server/contact/admin"
import { listedSchema, mailsSchema, shownSchema, type Listed } from "./answers"
import { csv } from "./csv"
import type { AdminCommand } from "./read-command"
import { listText, mailsText, showText } from "./format"

/**
 * Carries out a command and gives what is to be printed.
 * @throws an Error with a sentence if there is no such enquiry
 */
export const runCommand = async (command: AdminCommand, client: AdminClient): Promise<string> => {
  const json = (value: unknown) => JSON.stringify(value, null, 2)
  switch (command.name) {
    case "list": {
      const listed = await list(client, command.limit)
      const text =
        command.format === "json" ? json(listed) : command.format === "csv" ? csv(listed) : listText(listed)
      if (command.output === undefined) return text
      // Without this mark Excel takes UTF-8 for the letters of Windows.
      await writeFile(command.output, `${command.format === "csv" ? "\ufeff" : ""}${text}\n`, { mode: 0o600 })
      return `Written to ${command.output}: ${listed.length} ${listed.length === 1 ? "enquiry" : "enquiries"}.`
    }
    case "show": {
      const shown = shownSchema.parse(
        await client.ask("admin_show", { id: await wholeId(command.id, client) }),
      )
      return command.format === "json" ? json(shown) : showText(shown)
    }
    case "release": {
      const released = z
        .number()
        .parse(await client.ask("admin_release", { id: await wholeId(command.id, client) }))
      if (released === 0) return "None of its mails is held, dead or suppressed."
      return releasedText(released)
    }
    case "release-all": {
      const released = z.number().parse(await client.ask("admin_release", { all: true }))
      return released === 0 ? "No mail was given up." : releasedText(released)
    }
    case "delete": {
      if (!command.isConfirmed && !(await confirm(`Erase everything from ${command.email}?`))) {
        return "Nothing was erased."
      }
      const erased = z.array(z.string()).parse(await client.ask("admin_erase", { email: command.email }))
      return erased.length === 0
        ? `There is nothing from ${command.email}.`
        : `Erased ${erased.length} ${erased.length === 1 ? "enquiry" : "enquiries"} from ${command.email}, with their mails. Copies in your mailbox and at the mail provider are yours to erase.`
    }
    case "mails": {
      const report = mailsSchema.parse(await client.ask("admin_mails", {}))
      return command.format === "json" ? json(report) : mailsText(report)
    }
  }
}

const releasedText = (released: number) =>
  `${released} ${released === 1 ? "mail goes" : "mails go"} out with the next round of the server.`

// So few at a time that a server which also answers visitors is never busy for long.
const pageSize = 1000

const list = async (client: AdminClient, limit = Number.POSITIVE_INFINITY): Promise<Listed[]> => {
  const listed: Listed[] = []
  for (;;) {
    const last = listed.at(-1)
    const wanted = Math.min(pageSize, limit - listed.length)
    const before = last && { received: last.received, id: last.id }
    const page = z.array(listedSchema).parse(await client.ask("admin_list", { limit: wanted, before }))
    listed.push(...page)
    if (page.length < wanted || listed.length >= limit) return listed
  }
}

// Only a person at a terminal can be asked; a script has decided before.
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
  const [match, other] = z.array(listedSchema).parse(await client.ask("admin_list", { limit: 2, idStart }))
  if (!match) throw new Error(`There is no enquiry ${start}.`)
  if (other) throw new Error(`More than one enquiry begins with ${start}; give more letters of the id.`)
  return match.id
}
