import { publicTokens, readEdgeSettings } from "./edge-settings.ts"
import { templates } from "../../../../../test/server/contact-handler.ts"

const complete: Record<string, string> = {
  CONTACT_DATABASE_URL: "postgres://db",
  CONTACT_MAIL_TEMPLATES: JSON.stringify(templates),
  CONTACT_HASH_SECRET: "a secret of some length",
  CONTACT_OUTBOX_SECRET: "outbox",
  RESEND_API_KEY: "key",
  SUPABASE_ANON_KEY: "older",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"newer"}',
}
const read = (changes: Record<string, string> = {}) =>
  readEdgeSettings((name) => ({ ...complete, ...changes })[name])

test("every secret that is missing is named, with the command that sets it", () => {
  expect(() => read({ CONTACT_MAIL_TEMPLATES: "", RESEND_API_KEY: "" })).toThrow(
    "Set these with supabase secrets set NAME=value:\n  RESEND_API_KEY is missing\n  CONTACT_MAIL_TEMPLATES is missing",
  )
})

test.each([
  ["CONTACT_RATE_LIMIT", "five", "must be a whole number"],
  ["CONTACT_DATABASE_URL", "https://db", "must be a URL such as postgres://"],
  ["CONTACT_DATABASE_URL", "postgres://user:pa#ss@db/enquiries", "must be a URL such as postgres://"],
  ["CONTACT_ALLOWED_ORIGINS", "https://*.example.com", "must be origins such as"],
  ["RESEND_URL", "mailto:x", "must be a URL"],
  ["RESEND_API_KEY", "“key”", "must be ASCII characters without spaces"],
  ["CONTACT_HASH_SECRET", "short", "must have at least 16 characters"],
  ["CONTACT_MAIL_TEMPLATES", "{", "must be JSON"],
])("%s may not be %j", (name, value, problem) => {
  expect(() => read({ [name]: value })).toThrow(`${name} ${problem}`)
})

test("a part that is missing from the mail templates is named", () => {
  const value = JSON.stringify({ ...templates, notice: { subject: "Enquiry" } })
  expect(() => read({ CONTACT_MAIL_TEMPLATES: value })).toThrow("CONTACT_MAIL_TEMPLATES.notice.text")
})

test("the older and the newer public keys are both tokens of the form", () => {
  expect(publicTokens(read())).toEqual(["older", "newer"])
})
