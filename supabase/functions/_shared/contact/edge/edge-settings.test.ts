import { readEdgeSettings } from "./edge-settings.ts"
import { words } from "../http/handler.fixture.ts"

const complete: Record<string, string> = {
  CONTACT_DATABASE_URL: "postgres://db",
  CONTACT_WORDS: JSON.stringify(words),
  CONTACT_HASH_SECRET: "hash",
  CONTACT_OUTBOX_SECRET: "outbox",
  RESEND_API_KEY: "key",
  SUPABASE_ANON_KEY: "older",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"newer"}',
}
const read = (changes: Record<string, string> = {}) =>
  readEdgeSettings((name) => ({ ...complete, ...changes })[name])

test("every secret that is missing is named, with the command that sets it", () => {
  expect(() => read({ CONTACT_WORDS: "", RESEND_API_KEY: "" })).toThrow(
    "Secrets are missing: CONTACT_WORDS, RESEND_API_KEY. Set them with: supabase secrets set NAME=value",
  )
})

test("a limit that is no number is refused: it would be no limit at all", () => {
  expect(() => read({ CONTACT_RATE_LIMIT: "five" })).toThrow("CONTACT_RATE_LIMIT must be a whole number.")
})

test("the older and the newer public keys are both tokens of the form", () => {
  expect(read().tokens).toEqual(["older", "newer"])
})

test("the site's own address is an allowed origin", () => {
  expect(read({ CONTACT_ALLOWED_ORIGINS: "https://a.example, https://b.example" }).allowedOrigins).toEqual([
    "https://www.practice.example",
    "https://a.example",
    "https://b.example",
  ])
})
