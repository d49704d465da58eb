import { runEnquiries } from "./enquiries/run-enquiries"

/** `npm run enquiries`: lists and manages enquiries and their mails. The build bundles this file as `dist/enquiries.mjs`. */
runEnquiries(process.argv.slice(2), process.env)
  .then((output) => process.stdout.write(`${output}\n`))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
