import { enquiryOf } from "../../test/enquiry"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { composeMails } from "../../supabase/functions/_shared/contact/mail/compose-mails"
import { readMailTemplates } from "./mail-templates"
import { temporaryFolder } from "../../test/temporary-folder"

const site = `name: Harbour Test Practice
consultant: Robin Quay
email: office@harbour-test.co.uk
privacyEmail: privacy@harbour-test.co.uk
phone: "+442000000000"
url: https://www.harbour-test.co.uk
facts: { replyTime: one working day }
address: { street: 1 Test Quay, locality: London, postalCode: E1 1AA, country: United Kingdom }
`
const mail = `subject: From {practice}
text: "{message} {consultant}, {address}, {town}, {practiceEmail}, {privacyEmail}, {practicePhone}, {url}, {replyTime}"
`

const root = temporaryFolder()
beforeEach(async () => {
  await mkdir(path.join(root(), "content", "emails"), { recursive: true })
  await writeFile(path.join(root(), "content", "site.yml"), site)
  await writeFile(path.join(root(), "content", "emails", "notice.yml"), mail)
  await writeFile(path.join(root(), "content", "emails", "confirmation.yml"), mail.replace("{message} ", ""))
})

test("every token of the mails is replaced by its fact, and what a visitor typed is not", async () => {
  const enquiry = enquiryOf({ email: "kim@pumps.test", message: "For {town}" })
  const mails = composeMails(enquiry, { id: "1", flag: null, received: 0 }, await readMailTemplates(root()))
  const facts =
    "Robin Quay, 1 Test Quay, London E1 1AA, United Kingdom, London, office@harbour-test.co.uk, " +
    "privacy@harbour-test.co.uk, +442000000000, https://www.harbour-test.co.uk, one working day"
  expect(mails.confirmation).toMatchObject({ subject: "From Harbour Test Practice", text: `${facts}\n` })
  expect(mails.notice.text).toBe(`> For {town} ${facts}\n`)
})

test("numbers in site.yml are replaced as they are written, with and without quotation marks", async () => {
  const numbers = site
    .replace("one working day", "3")
    .replace("E1 1AA", "01067")
    .replace('"+442000000000"', "+442000000000")
  await writeFile(path.join(root(), "content", "site.yml"), numbers)
  const { values } = await readMailTemplates(root())
  expect(values).toMatchObject({ replyTime: "3", practicePhone: "+442000000000" })
  expect(values["address"]).toBe("1 Test Quay, London 01067, United Kingdom")
})

test("links lead to SITE_URL where it differs from the address in the content", async () => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: "https://new.harbour-test.co.uk/" })
  expect((await readMailTemplates(root())).url).toBe("https://new.harbour-test.co.uk")
})
