import { join } from "node:path"
import { readMailTemplates } from "../server/contact/mail-templates"
import { migrateDatabase } from "../server/contact/migrate"
import { restoreDatabase } from "../server/contact/restore"
import { openAdminClient } from "./enquiries/admin-client"
import { readCommand } from "./enquiries/read-command"
import { runCommand } from "./enquiries/run-command"

const root = join(__dirname, "..")

// `npm run enquiries`: lists and manages enquiries and their mails, and prepares the hosted service.
const main = async (): Promise<string> => {
  const command = readCommand(process.argv.slice(2), process.env)
  if (command.name === "help") return command.text
  if (command.name === "migrate") {
    const applied = await migrateDatabase(command.database, root)
    return applied.length === 0 ? "The database is up to date." : `Applied:\n${applied.join("\n")}`
  }
  if (command.name === "mail-templates") {
    const templates = JSON.stringify(await readMailTemplates(root, process.env.CONTACT_FROM))
    // A shell expands nothing in single quotes, so only the apostrophe needs an escape.
    return `CONTACT_MAIL_TEMPLATES='${templates.replace(/'/g, "\\u0027")}'`
  }
  if (command.name === "restore") {
    await restoreDatabase(command.dataDir, command.file)
    return `The database of ${command.file} is in ${command.dataDir}. Start the server.`
  }
  const client = await openAdminClient(command, root)
  try {
    return await runCommand(command, client)
  } finally {
    await client.close()
  }
}

main().then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
