import { resendMailer, resendOutcome } from "./resend.ts"
import type { Mail } from "../types.ts"

const mail: Mail = {
  from: { name: 'Sample "Practice"\r\n', address: "site@practice.example" },
  to: "ann@example.com",
  replyTo: "office@practice.example",
  subject: "Subject",
  text: "Text",
}

test.each([
  [200, { id: "m1" }, null, { kind: "sent" }],
  [200, {}, null, { kind: "retry" }],
  [429, { name: "rate_limit_exceeded" }, "7", { kind: "retry", afterSeconds: 7 }],
  [429, { name: "daily_quota_exceeded" }, null, { kind: "blocked" }],
  [500, {}, null, { kind: "retry" }],
  [401, { name: "missing_api_key" }, null, { kind: "blocked" }],
  [403, { name: "validation_error", message: "The domain is not verified" }, null, { kind: "blocked" }],
  [422, { name: "validation_error", message: "Invalid `from` field." }, null, { kind: "retry" }],
  [422, { name: "validation_error", message: "Invalid `to` field." }, null, { kind: "refused" }],
])("the response %s %j is interpreted", (status, body, retryAfter, expected) => {
  expect(resendOutcome(status, body, retryAfter)).toMatchObject(expected)
})

test("the operator gets the reason, without addresses", () => {
  const body = { name: "validation_error", message: "Do not send to ann@example.com, please.\nMore" }
  const error = "422 validation_error Do not send to … please."
  expect(resendOutcome(422, body, null)).toMatchObject({ error })
})

test("a mail goes out with its key, marked as automatic, to one recipient, under a name that cannot add a header", async () => {
  const fetchMock = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json({ id: "m1" }))
  await resendMailer("key").send(mail, "the-key")
  const init = fetchMock.mock.calls[0]?.[1]
  expect(new Headers(init?.headers).get("idempotency-key")).toBe("the-key")
  expect(JSON.parse(init?.body as string)).toMatchObject({
    from: '"Sample Practice" <site@practice.example>',
    to: ["ann@example.com"],
    reply_to: ["office@practice.example"],
    headers: { "Auto-Submitted": "auto-generated" },
  })
})

test("a mail whose response does not come in time is sent again", async () => {
  jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort())
  const outcome = await resendMailer("key").send(mail, "k")
  expect(outcome).toMatchObject({ kind: "retry" })
})
