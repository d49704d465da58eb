import { readContactSettings } from "./settings"

test("all wrong settings are named at once, together with the place to set them", () => {
  expect(() => readContactSettings({ CONTACT_RATE_LIMIT: "many", TRUST_PROXY: "192.0.2.0/33" })).toThrow(
    /docs\/running\.md.*\n +CONTACT_RATE_LIMIT .*\n +TRUST_PROXY /,
  )
})

test.each([
  [{ CONTACT_DATABASE_URL: "postgres://db" }, "RESEND_API_KEY or SMTP_URL is needed"],
  [{ RESEND_API_KEY: "k", SMTP_URL: "smtp://x" }, "choose one"],
])("%j is refused: %s", (settings, problem) => {
  expect(() => readContactSettings(settings)).toThrow(problem)
})
