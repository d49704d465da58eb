import { parseArgs } from "node:util"

/** The database to use: the URL of a PostgreSQL database, or the data directory of the embedded one. */
export type Place = { database: string | undefined; dataDir: string }
export type Format = "table" | "json" | "csv"

export type AdminCommand = Place &
  (
    | { name: "list"; format: Format; limit: number | undefined; output: string | undefined }
    | { name: "show"; id: string; format: Format }
    | { name: "release"; id: string }
    | { name: "release-all" }
    | { name: "delete"; email: string; isConfirmed: boolean }
    | { name: "mails"; format: Format }
    | { name: "backup"; file: string }
  )
export type Command =
  | AdminCommand
  | { name: "migrate"; database: string }
  | { name: "mail-templates" }
  | { name: "restore"; file: string; dataDir: string }
  | { name: "help"; text: string }

const helpText = `npm run enquiries -- <command>

  list [--limit 100]                    the newest enquiries and the state of their mails
  list --csv | --json [--limit 100]     all enquiries, for a spreadsheet or a program
       [--output <file>]                … as a file that spreadsheets read as UTF-8
  show <id> [--json]                    one enquiry; the first letters of its id are enough
  release <id>                          send its mails that are held, dead or suppressed
  release --all                         send all mails that could not be sent
  delete --email <address> [--yes]      erase everything from an address; asks first, unless --yes
  mails [--json]                        the state of the mails, and the latest errors; ends with
                                        status 2 if a mail is held or fails
  backup <file>                         copy the embedded database, while the server runs or not
  restore <file>                        create the embedded database from such a copy
  migrate --database <address>          create or update the tables in a PostgreSQL database
  mail-templates                        the setting CONTACT_MAIL_TEMPLATES of the hosted service

Without --database (or CONTACT_DATABASE_URL) the embedded database in CONTACT_DATA_DIR (.data) is
used, whether the server runs or not. The address must be that of the owner of the database.
npm prints lines before the output; npm run -s enquiries -- <command> prints the output alone.`

/**
 * Reads the arguments after `npm run enquiries --`.
 * @throws an Error with the help text if they are not a known and complete command
 */
export const readCommand = (args: string[], env: Record<string, string | undefined>): Command => {
  const { values, positionals } = parse(args)
  const [name = "list", id] = positionals
  const { CONTACT_DATABASE_URL, CONTACT_DATA_DIR = ".data" } = env
  const place = {
    database: values.database ?? (CONTACT_DATABASE_URL === "" ? undefined : CONTACT_DATABASE_URL),
    dataDir: CONTACT_DATA_DIR,
  }
  const format: Format = values.json ? "json" : values.csv ? "csv" : "table"
  const limit = Number(values.limit ?? (format === "table" ? 100 : Number.POSITIVE_INFINITY))
  if (values.limit !== undefined && !(Number.isInteger(limit) && limit > 0)) {
    throw new Error("--limit must be a whole number of at least 1.")
  }
  if (name === "help" || values.help) return { name: "help", text: helpText }
  if (name === "list") {
    return {
      ...place,
      name,
      format,
      limit: Number.isFinite(limit) ? limit : undefined,
      output: values.output,
    }
  }
  if (name === "show" && id) return { ...place, name, id, format }
  if (name === "release" && values.all) return { ...place, name: "release-all" }
  if (name === "release" && id) return { ...place, name, id }
  if (name === "delete" && values.email)
    return { ...place, name, email: values.email.trim(), isConfirmed: values.yes === true }
  if (name === "mails") return { ...place, name, format }
  if (name === "backup" && id) return { ...place, name, file: id }
  if (name === "restore" && id) return { name, file: id, dataDir: place.dataDir }
  if (name === "mail-templates") return { name }
  if (name === "migrate" && place.database) return { name, database: place.database }
  throw new Error(`The command is unknown or incomplete.\n\n${helpText}`)
}

const parse = (args: string[]) => {
  try {
    return parseArgs({
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
        database: { type: "string" },
      },
    })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${helpText}`)
  }
}
