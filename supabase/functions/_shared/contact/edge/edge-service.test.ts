import { templates } from "../../../../../test/server/contact-handler.ts"
import { edgeService } from "./edge-service.ts"

const complete: Record<string, string> = {
  CONTACT_DATABASE_URL: "postgres://db",
  CONTACT_MAIL_TEMPLATES: JSON.stringify(templates),
  CONTACT_OUTBOX_SECRET: "outbox",
  RESEND_API_KEY: "key",
}
const start = (changes: Record<string, string>) => edgeService((name) => ({ ...complete, ...changes })[name])

test("every secret that is missing is named, with the command that sets it", () => {
  expect(() => start({ CONTACT_MAIL_TEMPLATES: "", RESEND_API_KEY: "" })).toThrow(
    "Set these with supabase secrets set NAME=value:\n  RESEND_API_KEY is missing\n  CONTACT_MAIL_TEMPLATES is missing",
  )
})

test.each([
  ["CONTACT_RATE_LIMIT", "five", "must be a whole number"],
  ["CONTACT_DATABASE_URL", "postgres://user:pa#ss@db/enquiries", "must be a URL such as postgres://"],
  ["RESEND_API_KEY", "“key”", "must be ASCII characters without spaces"],
  ["CONTACT_MAIL_TEMPLATES", "{", "must be JSON"],
])("%s may not be %j", (name, value, problem) => {
  expect(() => start({ [name]: value })).toThrow(`${name} ${problem}`)
})

test("the older and the newer public keys are both tokens of the form", async () => {
  jest.spyOn(console, "log").mockImplementation(() => undefined)
  const { contact } = start({ SUPABASE_ANON_KEY: "older", SUPABASE_PUBLISHABLE_KEYS: '{"default":"newer"}' })
  const statusWith = async (token: string) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
    const init = { method: "POST", headers, body: "{}" }
    return (await contact(new Request("https://api.example/contact-form", init))).status
  }
  expect([await statusWith("older"), await statusWith("newer"), await statusWith("other")]).toEqual([
    422, 422, 401,
  ])
})
