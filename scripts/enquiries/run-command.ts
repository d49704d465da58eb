import { z } from "zod"
import type { Desk } from "../../server/contact/desk"
import { listedSchema, mailsSchema, shownSchema } from "./answers"
import { csv } from "./csv"
import type { DeskCommand } from "./read-command"
import { listText, mailsText, showText } from "./texts"

/**
 * Carries out a command at the desk and gives what is to be printed.
 * @throws an Error with a sentence if there is no such enquiry
 */
export const runCommand = async (command: DeskCommand, desk: Desk): Promise<string> => {
  const json = (value: unknown) => JSON.stringify(value, null, 2)
  switch (command.name) {
    case "list": {
      const listed = z.array(listedSchema).parse(await desk.ask("desk_list", { limit: command.limit }))
      if (command.format === "json") return json(listed)
      return command.format === "csv" ? csv(listed) : listText(listed)
    }
    case "show": {
      const shown = shownSchema.parse(await desk.ask("desk_show", { id: await wholeId(command.id, desk) }))
      return command.format === "json" ? json(shown) : showText(shown)
    }
    case "release": {
      const released = z
        .number()
        .parse(await desk.ask("desk_release", { id: await wholeId(command.id, desk) }))
      if (released === 0) return "None of its mails is held, dead or suppressed."
      return `${released} ${released === 1 ? "mail goes" : "mails go"} out with the next round of the server.`
    }
    case "delete": {
      const erased = z.array(z.string()).parse(await desk.ask("desk_erase", { email: command.email }))
      return erased.length === 0
        ? `There is nothing from ${command.email}.`
        : `Erased ${erased.length} ${erased.length === 1 ? "enquiry" : "enquiries"} from ${command.email}, with their mails. Copies in your mailbox and at the mail provider are yours to erase.`
    }
    case "mails": {
      const report = mailsSchema.parse(await desk.ask("desk_mails", {}))
      return command.format === "json" ? json(report) : mailsText(report)
    }
  }
}

const wholeId = async (start: string, desk: Desk): Promise<string> => {
  const idStart = start.toLowerCase()
  const [match, other] = z.array(listedSchema).parse(await desk.ask("desk_list", { limit: 2, idStart }))
  if (!match) throw new Error(`There is no enquiry ${start}.`)
  if (other) throw new Error(`More than one enquiry begins with ${start}; give more letters of the id.`)
  return match.id
}
