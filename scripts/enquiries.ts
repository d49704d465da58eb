import { fstatSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { runEnquiries } from "./enquiries/run-enquiries"

// `npm run enquiries`: lists and manages enquiries and their mails, and prepares the hosted service.
runEnquiries(process.argv.slice(2), process.env, join(__dirname, ".."))
  .then((output) => (typeof output === "string" ? `${output}\n` : output))
  // With a file, process.stdout ignores that the disk is full; a pipe may not take everything at once.
  .then((output) => (fstatSync(1).isFile() ? writeFileSync(1, output) : process.stdout.write(output)))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
