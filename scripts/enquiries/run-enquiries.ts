import { writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline/promises"
import { parseArgs } from "node:util"
import * as z from "zod"
import { eraseMailFiles } from "../../server/contact/file-mailer"
import { readMailTemplates } from "../../server/contact/mail-templates"
import { migrate } from "../../server/contact/migrate"
import { dataDirSetting } from "../../server/contact/settings"
import { emailAddress } from "../../supabase/functions/_shared/contact/enquiry/validate"
import { databaseUrl, readSettings } from "../../supabase/functions/_shared/contact/settings"
import { openPool } from "../../supabase/functions/_shared/contact/store/postgres-store"
import { adminQueries, openAsOwner, type AdminQueries, type Selection } from "./admin-queries"
import { csv, listText, mailsText, showText } from "./format"

const helpText = `npm run enquiries -- <command>

  list [--limit 100]                    the newest enquiries and the state of their mails
  list --csv <file>                     all enquiries, for a spreadsheet
  show <id>                             one enquiry; its reference, or the start of its id
  release <id> | --all                  try the mails again that were given up
  delete <id> [--yes]                   erase one enquiry; asks first, unless --yes
  delete --email <address> [--yes]      erase everything from an address
  delete --from <time> --to <time>      erase a period, in London time: --from "2026-11-24 22:00"
  mails                                 the state of the mails, and the latest errors; ends with status 2
                                        if a notice cannot be sent or has waited for ten minutes
  migrate                               create or update the tables in the PostgreSQL database
  mail-templates                        the setting CONTACT_MAIL_TEMPLATES of the hosted service

CONTACT_OWNER_URL is the URL of a PostgreSQL database for its owner. Without it the embedded database in
CONTACT_DATA_DIR (.data) is opened; stop the server first.
npm prints lines before the output; npm run -s enquiries -- <command> prints the output alone.`

const usageError = (message: string) => new Error(`${message}\n\n${helpText}`)

const options = {
  all: { type: "boolean" },
  yes: { type: "boolean" },
  help: { type: "boolean" },
  csv: { type: "string" },
  limit: { type: "string", default: "100" },
  email: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
} as const

/** @throws an Error with the help text if there is an unknown option */
const readArguments = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [name = "list", argument] = positionals
    return { ...values, name: values.help ? "help" : name, argument }
  } catch (error) {
    throw usageError((error as Error).message)
  }
}
type Command = ReturnType<typeof readArguments>

const settingsSchema = z.object({
  CONTACT_OWNER_URL: databaseUrl.optional(),
  CONTACT_DATABASE_URL: databaseUrl.optional(),
  CONTACT_DATA_DIR: dataDirSetting,
})

/** Runs a command of `npm run enquiries` in the working directory and returns its output. */
export const runEnquiries = async (words: string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const command = readArguments(words)
  if (command.name === "help") return helpText
  const settings = readSettings(
    settingsSchema,
    (name) => env[name],
    "Set this in the environment of the command",
  )
  // The user of CONTACT_DATABASE_URL may not read enquiries; the message says so.
  const url = settings.CONTACT_OWNER_URL ?? settings.CONTACT_DATABASE_URL
  if (command.name === "migrate") return migrateDatabase(url)
  if (command.name === "mail-templates") {
    const templates = JSON.stringify(await readMailTemplates(process.cwd(), env.CONTACT_FROM))
    // A shell expands nothing in single quotes, so only the apostrophe needs an escape.
    return `CONTACT_MAIL_TEMPLATES='${templates.replace(/'/g, "\\u0027")}'`
  }
  const run = adminCommand(command, join(settings.CONTACT_DATA_DIR, "mail"))
  const { database, close } = await openAsOwner(url, settings.CONTACT_DATA_DIR)
  try {
    return await run(adminQueries(database))
  } finally {
    await close()
  }
}

const migrateDatabase = async (url: string | undefined): Promise<string> => {
  if (!url) throw new Error("Set CONTACT_OWNER_URL to the URL of the owner of the database.")
  const pool = openPool(url, { max: 1 })
  try {
    const applied = await migrate(pool, (sql) => pool.query(sql))
    return applied.length === 0 ? "The database is up to date." : `Applied:\n${applied.join("\n")}`
  } finally {
    await pool.end()
  }
}

/**
 * Returns a command that works on the enquiries. It resolves to what to print.
 * @throws an Error with the help text if the command is unknown or incomplete
 */
const adminCommand = (command: Command, mailFolder: string) => {
  const { name, argument, email, from, to } = command
  const remove =
    (selectionOf: (queries: AdminQueries) => Selection | Promise<Selection>, what: string) =>
    async (queries: AdminQueries) => {
      const ids = await queries.find(await selectionOf(queries))
      const found = `${ids.length} ${ids.length === 1 ? "enquiry" : "enquiries"} ${what}`
      if (ids.length === 0) return `There are no enquiries ${what}.`
      if (!command.yes && !(await confirm(`Erase ${found}, with the mails?`))) return "Nothing was erased."
      await queries.erase(ids)
      await eraseMailFiles(mailFolder, ids)
      return `Erased ${found}. Copies in your mailbox and at the mail provider are yours to erase.`
    }
  const period = from !== undefined && to !== undefined
  if (name === "list") return (queries: AdminQueries) => list(queries, command)
  if (name === "show" && argument) return (queries: AdminQueries) => show(queries, argument)
  if (name === "release" && (argument !== undefined) !== (command.all ?? false))
    return (queries: AdminQueries) => release(queries, argument)
  if (name === "delete" && argument && !email && !period)
    return remove(async (queries) => ({ id: await wholeId(queries, argument) }), argument)
  if (name === "delete" && email && !argument && !period) {
    // As it was stored: a domain in ASCII.
    const stored = emailAddress(email.trim()) ?? email.trim()
    return remove(() => ({ email: stored }), `from ${stored}`)
  }
  if (name === "delete" && period && !argument && !email)
    return remove(() => ({ from, to }), `between ${from} and ${to}`)
  if (name === "mails") return mails
  throw usageError("The command is unknown or incomplete.")
}

const list = async (queries: AdminQueries, { csv: file, limit }: Command): Promise<string> => {
  if (file === undefined) {
    if (!/^[1-9]\d*$/.test(limit)) throw new Error("--limit must be a whole number of at least 1.")
    return listText(await queries.list(Number(limit)))
  }
  const listed = await queries.list()
  // Relative to the folder in which the user entered the command. Without a byte order mark Excel reads UTF-8 as a Windows
  // encoding.
  await writeFile(resolve(process.env["INIT_CWD"] ?? "", file), `\ufeff${csv(listed)}\n`, { mode: 0o600 })
  return `Written to ${file}: ${listed.length}.`
}

const show = async (queries: AdminQueries, start: string): Promise<string> => {
  const id = await wholeId(queries, start)
  const [enquiry] = await queries.list(1, id)
  if (!enquiry) throw new Error(`There is no enquiry ${start}.`)
  return showText(enquiry, await queries.mailsOf(id))
}

const release = async (queries: AdminQueries, start?: string): Promise<string> => {
  const count = await queries.release(start ? await wholeId(queries, start) : null)
  return `${count} ${count === 1 ? "mail goes" : "mails go"} out with the next round of the server.`
}

const mails = async (queries: AdminQueries): Promise<string> => {
  // For a script that reports the output of a command that fails.
  if (await queries.mailsFail()) process.exitCode = 2
  return mailsText(await queries.states(), await queries.troubles())
}

const confirm = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new Error("Add --yes: there is no terminal to ask.")
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

const wholeId = async (queries: AdminQueries, start: string): Promise<string> => {
  // A reference is the start of an id with a hyphen in its middle.
  const idStart = start.toLowerCase().replace(/^(\w{4})-(\w{4})$/, "$1$2")
  const [match, other] = await queries.list(2, idStart)
  if (!match) throw new Error(`There is no enquiry ${start}.`)
  if (other) throw new Error(`More than one enquiry begins with ${start}; give more of the id.`)
  return match.id
}
