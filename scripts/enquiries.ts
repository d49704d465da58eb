import { migrateDatabase } from "./enquiries/migrate-database"
import { openAdminClient } from "./enquiries/admin-client"
import { readCommand } from "./enquiries/read-command"
import { runCommand } from "./enquiries/run-command"

// npm run enquiries: what came in through the form, and how its mails stand. Try: npm run enquiries help
const main = async (): Promise<void> => {
  const command = readCommand(process.argv.slice(2), process.env)
  if (command.name === "help") {
    console.log(command.text)
    return
  }
  if (command.name === "migrate") {
    console.log(await migrateDatabase(command.database))
    return
  }
  const client = await openAdminClient(command)
  try {
    console.log(await runCommand(command, client))
  } finally {
    await client.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
