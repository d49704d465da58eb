import { readMailTemplates } from "../server/contact/mail-templates"

// Prints the words and addresses of the mails as a line for `supabase secrets set --env-file`: the hosted functions
// cannot read content/. In single quotes nothing is expanded, so the apostrophe is the only sign to be escaped.
const main = async (): Promise<void> => {
  const words = JSON.stringify(await readMailTemplates(process.cwd(), process.env.CONTACT_FROM))
  console.log(`CONTACT_WORDS='${words.replace(/'/g, "\\u0027")}'`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
