import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { enquiry } from "../../test/enquiry"
import { temporaryFolder } from "../../test/temporary-folder"
import { composeMails } from "../../supabase/functions/_shared/contact/mail/compose-mails"
import { readMailTemplates } from "./mail-templates"

const site = `name: Harbour Test Practice
email: office@harbour-test.co.uk
phone: +442000000000
url: https://www.harbour-test.co.uk
facts: { replyTime: one working day }
address: { street: 1 Test Quay, locality: London, postalCode: E1 1AA, country: United Kingdom }
`
const mail = `subject: From {practice}
text: "{town}, {url}, {replyTime}"
`

const root = temporaryFolder()
const write = (name: string, text: string) => writeFile(path.join(root(), "content", name), text)
beforeEach(async () => {
  await mkdir(path.join(root(), "content", "emails"), { recursive: true })
  await write("site.yml", site)
  await write("emails/notice.yml", mail.replace("{town}", "{message}"))
  await write("emails/confirmation.yml", mail)
})

test("the tokens of the mails are replaced by their facts, and what a visitor typed is not", async () => {
  const typed = { ...enquiry, message: "For {town}" }
  const mails = composeMails(typed, { id: "1", flag: null, received: 0 }, await readMailTemplates(root()))
  const text = "London, https://www.harbour-test.co.uk, one working day\n"
  expect(mails.confirmation).toMatchObject({ subject: "From Harbour Test Practice", text })
  expect(mails.notice.text).toBe(text.replace("London", "> For {town}"))
})

test("numbers in site.yml are replaced as they are written, with and without quotation marks", async () => {
  await write("site.yml", site.replace("one working day", "3").replace("E1 1AA", "01067"))
  expect((await readMailTemplates(root())).values).toMatchObject({
    replyTime: "3",
    practicePhone: "+442000000000",
    address: "1 Test Quay, London\u00A001067, United Kingdom",
  })
})

test("links lead to SITE_URL where it differs from the address in the content", async () => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: "https://new.harbour-test.co.uk/" })
  expect((await readMailTemplates(root())).url).toBe("https://new.harbour-test.co.uk")
})
