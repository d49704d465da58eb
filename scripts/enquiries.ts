import { migrateDatabase } from "./enquiries/migrate-database"
import { openDesk } from "./enquiries/open-desk"
import { readCommand } from "./enquiries/read-command"
import { runCommand } from "./enquiries/run-command"

// npm run enquiries: what came in through the form, and how its mails stand. Try: npm run enquiries help
const main = async (): Promise<void> => {
  const command = readCommand(process.argv.slice(2), process.env)
  if (command.name === "help") return console.log(command.text)
  if (command.name === "migrate") return console.log(await migrateDatabase(command.database))
  const desk = await openDesk(command)
  try {
    console.log(await runCommand(command, desk))
  } finally {
    await desk.close()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
