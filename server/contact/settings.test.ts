import { readContactSettings } from "./settings"

test("the proxies to trust are addresses and networks", () => {
  const trusts = (value: string, address: string) =>
    readContactSettings({ TRUST_PROXY: value }).TRUST_PROXY.check(address, "ipv4")
  expect(trusts("", "127.0.0.1")).toBe(false)
  expect(trusts("127.0.0.1, 192.0.2.0/24", "192.0.2.1")).toBe(true)
  expect(trusts("127.0.0.1, 192.0.2.0/24", "198.51.100.1")).toBe(false)
  expect(() => readContactSettings({ TRUST_PROXY: "192.0.2.0/33" })).toThrow("TRUST_PROXY must be")
})

test("all wrong settings are named at once, together with the place to set them", () => {
  expect(() => readContactSettings({ CONTACT_RATE_LIMIT: "many", SMTP_URL: "http://x" })).toThrow(
    /Set this in the environment of the server.*\n +CONTACT_RATE_LIMIT .*\n +SMTP_URL must be smtp/,
  )
})

const hosted = { CONTACT_DATABASE_URL: "postgres://db" }

test.each([
  [hosted, "RESEND_API_KEY or SMTP_URL is needed"],
  [{ RESEND_API_KEY: "k", SMTP_URL: "smtp://x" }, "choose one"],
])("%j is refused: %s", (settings, problem) => {
  expect(() => readContactSettings(settings)).toThrow(problem)
})

test("an empty variable counts as not set", () => {
  expect(readContactSettings({ SMTP_URL: " " }).SMTP_URL).toBeUndefined()
})

test("an SMTP address needs a server", () => {
  for (const SMTP_URL of ["smtp://:25", "mail.example.com", "smtp://a:%ZZ@b"])
    expect(() => readContactSettings({ SMTP_URL })).toThrow(/SMTP_URL must be smtp:\/\//)
  const SMTP_URL = "smtps://user:p%40ss@mail.example.com:465"
  expect(readContactSettings({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
})
