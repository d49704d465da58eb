import { join } from "node:path"
import { runEnquiries } from "./enquiries/run-enquiries"

// `npm run enquiries`: lists and manages enquiries and their mails, and prepares the hosted service.
runEnquiries(process.argv.slice(2), process.env, join(__dirname, ".."))
  .then((text) => process.stdout.write(text && `${text}\n`))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
