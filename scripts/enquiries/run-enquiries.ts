import * as z from "zod"
import { readMailTemplates } from "../../server/contact/mail-templates"
import { migrateDatabase } from "../../server/contact/migrate"
import { restoreDatabase } from "../../server/contact/restore"
import { dataDirSetting } from "../../server/contact/settings"
import { databaseUrl, readSettings, textSetting } from "../../supabase/functions/_shared/contact/settings"
import { openAdminClient } from "./admin-client"
import { adminCommand, helpText, readArguments } from "./run-command"

const settingsSchema = z.object({
  CONTACT_OWNER_URL: databaseUrl.optional(),
  CONTACT_DATABASE_URL: databaseUrl.optional(),
  CONTACT_DATA_DIR: dataDirSetting,
  CONTACT_HASH_SECRET: textSetting.optional(),
})

/** Runs a command of `npm run enquiries` and returns its output. `root` is the folder that holds `content/` and `supabase/`. */
export const runEnquiries = async (words: string[], env: NodeJS.ProcessEnv, root: string) => {
  const command = readArguments(words)
  const { name, argument } = command
  if (name === "help") return helpText
  const hint = "Set this in the environment of the command"
  const settings = readSettings(settingsSchema, (variable) => env[variable], hint)
  const dataDir = settings.CONTACT_DATA_DIR
  // The user of CONTACT_DATABASE_URL may not read enquiries; the message says so.
  const database = settings.CONTACT_OWNER_URL ?? settings.CONTACT_DATABASE_URL
  if (name === "migrate") {
    if (!database) throw new Error("Set CONTACT_OWNER_URL to the URL of the owner of the database.")
    const applied = await migrateDatabase(database, root)
    return applied.length === 0 ? "The database is up to date." : `Applied:\n${applied.join("\n")}`
  }
  if (name === "mail-templates") {
    const templates = JSON.stringify(await readMailTemplates(root, env.CONTACT_FROM))
    // A shell expands nothing in single quotes, so only the apostrophe needs an escape.
    return `CONTACT_MAIL_TEMPLATES='${templates.replace(/'/g, "\\u0027")}'`
  }
  if (name === "restore" && argument) {
    await restoreDatabase(dataDir, argument)
    return `The database is in ${dataDir}. Start the server.`
  }
  const run = adminCommand(command)
  const client = await openAdminClient({ database, dataDir, hashSecret: settings.CONTACT_HASH_SECRET }, root)
  try {
    return await run(client)
  } finally {
    await client.close()
  }
}
