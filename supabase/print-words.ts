import { readWords } from "../server/contact/read-words"

// Prints the words and addresses of the mails as a line for `supabase secrets set --env-file`: the hosted functions
// cannot read content/. In single quotes nothing is expanded, so the apostrophe is the only sign to be escaped.
const main = async (): Promise<void> => {
  const words = JSON.stringify(await readWords(process.cwd(), process.env.CONTACT_FROM))
  console.log(`CONTACT_WORDS='${words.replace(/'/g, "\\u0027")}'`)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
