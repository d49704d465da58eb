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

test("the confirmation offers the calendar only if there is one", () => {
  const text = "Thank you, {reference}.\nCalendar: {bookingUrl}\n\nSee {bookingUrl} for a time."
  const confirmation = { subject: "Received", text }
  const textWith = (bookingUrl: string) =>
    compose({}, null, { confirmation, values: { bookingUrl } }).confirmation.text
  expect(textWith("")).toBe("Thank you, 7B4C-01AB.\n")
  expect(textWith("https://a.example")).toBe(
    "Thank you, 7B4C-01AB.\nCalendar: https://a.example\n\nSee https://a.example for a time.\n",
  )
})

test("the time of receipt is in London, in summer too, and says so", () => {
  const notice = { subject: "Enquiry", text: "{received}" }
  const { text } = compose({}, null, { notice }).notice
  expect(text).toMatch(/^Wednesday,? 1 July 2026 at 13:00, London time$/m)
})

test("the notice of a flagged enquiry says so, the one of any other has no gap", () => {
  expect(compose({}, "too_fast").notice.text).toContain("Sent within two seconds")
  expect(compose().notice.text).not.toContain("\n\n\n")
})

test("a subject is one line of at most 150 characters", () => {
  expect(compose({ name: "Ann\r\nBcc: victim@example.com" }).notice.subject).toBe(
    "Enquiry from Ann Bcc: victim@example.com",
  )
  const { subject } = compose({ name: "👩‍🚀".repeat(60) }).notice
  expect([...subject]).toHaveLength(150)
  expect(subject).not.toMatch(/\p{Cs}/u)
})
