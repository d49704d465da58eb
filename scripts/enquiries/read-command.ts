import { parseArgs } from "node:util"

/** Where the enquiries are. */
export type Place = { database: string | undefined; dataDir: string }
export type Format = "table" | "json" | "csv"

/** What is asked of the enquiries. */
export type DeskCommand = Place &
  (
    | { name: "list"; format: Format; limit: number }
    | { name: "show"; id: string; format: Format }
    | { name: "release"; id: string }
    | { name: "delete"; email: string }
    | { name: "mails"; format: Format }
  )
export type Command = DeskCommand | { name: "migrate"; database: string } | { name: "help"; text: string }

export const helpText = `npm run enquiries -- <what>

  list [--json | --csv] [--limit 100]   the newest enquiries and the state of their mails
  show <id> [--json]                    one enquiry; the first letters of its id are enough
  release <id>                          let its mails that are held, dead or suppressed go out
  delete --email <address>              erase everything from an address
  mails [--json]                        how the mails stand, and what is wrong with which
  migrate --database <address>          bring a PostgreSQL database to the newest state

Without --database (or CONTACT_DATABASE_URL) the embedded database in CONTACT_DATA_DIR (.data) is
asked, whether the server runs or not. The address must be the one of the owner of the database.`

/**
 * Reads the words after `npm run enquiries --`.
 * @throws an Error with the help text if they make no sense
 */
export const readCommand = (words: string[], env: Record<string, string | undefined>): Command => {
  const { values, positionals } = parse(words)
  const [name = "list", id] = positionals
  const { CONTACT_DATABASE_URL, CONTACT_DATA_DIR = ".data" } = env
  const place = {
    database: values.database ?? (CONTACT_DATABASE_URL === "" ? undefined : CONTACT_DATABASE_URL),
    dataDir: CONTACT_DATA_DIR,
  }
  const format: Format = values.json ? "json" : values.csv ? "csv" : "table"
  const limit = Number(values.limit ?? 100)
  if (name === "help" || values.help) return { name: "help", text: helpText }
  if (name === "list" && limit > 0) return { ...place, name, format, limit }
  if (name === "show" && id) return { ...place, name, id, format }
  if (name === "release" && id) return { ...place, name, id }
  if (name === "delete" && values.email) return { ...place, name, email: values.email }
  if (name === "mails") return { ...place, name, format }
  if (name === "migrate" && place.database) return { name, database: place.database }
  throw new Error(`That is no complete command.\n\n${helpText}`)
}

const parse = (words: string[]) => {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        csv: { type: "boolean" },
        help: { type: "boolean" },
        limit: { type: "string" },
        email: { type: "string" },
        database: { type: "string" },
      },
    })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${helpText}`)
  }
}
