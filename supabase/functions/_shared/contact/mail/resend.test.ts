import { resendMailer, resendOutcome } from "./resend.ts"
import type { Mail } from "../types.ts"

const noon = () => Date.UTC(2026, 0, 15, 12)
const mail: Mail = {
  from: { name: 'Sample "Practice"\r\n', address: "site@practice.example" },
  to: "ann@example.com",
  replyTo: "office@practice.example",
  subject: "Subject",
  text: "Text",
  html: "<p>Text</p>",
}

test.each([
  [200, { id: "m1" }, null, { kind: "sent", providerId: "m1" }],
  [429, { name: "rate_limit_exceeded" }, "7", { kind: "retry", ambiguous: false, afterSeconds: 7 }],
  [429, { name: "daily_quota_exceeded" }, null, { kind: "blocked", afterSeconds: 43_200 }],
  [409, { name: "concurrent_idempotent_requests" }, null, { kind: "retry", ambiguous: true }],
  [409, { name: "invalid_idempotent_request" }, null, { kind: "held" }],
  [500, {}, null, { kind: "retry", ambiguous: true }],
  [401, { name: "missing_api_key" }, null, { kind: "blocked", afterSeconds: 300 }],
  [422, { name: "validation_error" }, null, { kind: "refused" }],
])("the response %s %j is interpreted", (status, body, retryAfter, expected) => {
  expect(resendOutcome(status, body, retryAfter, noon)).toMatchObject(expected)
})

test("a mail goes out with its key, to one recipient, under a name that cannot add a header", async () => {
  const requests: { headers: Headers; body: unknown }[] = []
  const fetchFake: typeof fetch = (_url, init) => {
    requests.push({ headers: new Headers(init?.headers), body: JSON.parse(init?.body as string) })
    return Promise.resolve(Response.json({ id: "m1" }))
  }
  await resendMailer({ apiKey: "key", fetch: fetchFake }).send(mail, "the-key")
  expect(requests[0]?.headers.get("idempotency-key")).toBe("the-key")
  expect(requests[0]?.body).toMatchObject({
    from: '"Sample Practice" <site@practice.example>',
    to: ["ann@example.com"],
    reply_to: ["office@practice.example"],
  })
})

test("a response that does not come in time is ambiguous", async () => {
  const hanging: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () =>
        reject(Object.assign(new Error("late"), { name: "TimeoutError" })),
      )
    })
  const outcome = await resendMailer({ apiKey: "key", fetch: hanging, timeoutMilliseconds: 5 }).send(
    mail,
    "k",
  )
  expect(outcome).toEqual({ kind: "retry", ambiguous: true, error: "TimeoutError" })
})
