import { composeMails } from "./compose-mails.ts"
import { enquiry } from "../../../../../test/enquiry.ts"
import { templates } from "../../../../../test/server/contact-handler.ts"
import type { Enquiry } from "../contract.ts"
import type { MailTemplates } from "../settings.ts"
import type { EnquiryFlag } from "../types.ts"

const compose = (
  changes: Partial<Enquiry> = {},
  flag: EnquiryFlag | null = null,
  own: Partial<MailTemplates> = {},
) =>
  composeMails(
    { ...enquiry, ...changes },
    { id: "7b4c01ab-6a1f", flag, received: Date.UTC(2026, 6, 1, 12) },
    { ...templates, ...own },
  )

test("the notice goes to the consultant with every line quoted, and a reply to it to the visitor", () => {
  expect(compose({ message: "Hello\n\nthere" }).notice).toMatchObject({
    from: { name: "Sample Practice", address: "site@practice.example" },
    to: "office@practice.example",
    replyTo: "ann@example.com",
    subject: "Enquiry from Ann Example",
    text: "Ann Example, Example Forwarding Ltd., ann@example.com\n\n> Hello\n> \n> there\n\n7B4C-01AB\n",
  })
})

test("the confirmation repeats nothing that the visitor typed", () => {
  const { confirmation } = compose({ name: "Typed Name", company: "Typed Company", message: "Typed message" })
  expect(confirmation).toMatchObject({ to: "ann@example.com", replyTo: "office@practice.example" })
  expect(confirmation.subject + confirmation.text).not.toMatch(/Typed|ann@/)
})

test("a paragraph of a template whose value is empty is left out", () => {
  const confirmation = { subject: "Received", text: "Thank you.\n\nSee {bookingUrl} for a time." }
  const { text } = compose({}, null, { confirmation, values: { bookingUrl: "" } }).confirmation
  expect(text).toBe("Thank you.\n")
})

test("the notice has the time of receipt in London, in summer too, and says that an enquiry was flagged", () => {
  const notice = { subject: "Enquiry", text: "{received}\n\n{note}" }
  expect(compose({}, "too_fast", { notice }).notice.text).toMatch(/1 July 2026 at 13:00.*\n\nSent within/)
})

test("a subject is one line", () => {
  const { subject } = compose({ name: "Ann\r\nBcc: victim@example.com" }).notice
  expect(subject).toBe("Enquiry from Ann Bcc: victim@example.com")
})
