import { contactHandler, type ContactDeps } from "./handler.ts"
import { enquiry } from "../../../../../test/enquiry.ts"
import { fakeDeps, formRequest } from "../../../../../test/server/contact-handler.ts"
import { errorTexts } from "../texts.ts"

const client = "192.0.2.1"

const ask = async (request: Request, submit?: ContactDeps["store"]["submit"]) => {
  const { deps, recorded } = fakeDeps(submit)
  const response = await contactHandler(request, client, deps)
  const text = await response.text()
  const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>
  return { response, body, recorded }
}

test("the fields and the key of an enquiry are stored, and the response has its id", async () => {
  const { response, body, recorded } = await ask(formRequest(enquiry, { "idempotency-key": "k" }))
  expect(response.status).toBe(200)
  expect(recorded.submissions).toMatchObject([{ ...enquiry, flag: null, key: "k", postLimit: 5 }])
  expect(body).toEqual({ ok: true, id: recorded.submissions[0]?.id })
  expect(recorded.woken).toBe(1)
})

test.each([
  ["another path", new Request("https://api.practice.example/functions/v1/other"), 404, "not_found"],
  ["a method that is not POST", formRequest("", {}, "GET"), 405, "method_not_allowed"],
  ["a foreign origin", formRequest(enquiry, { origin: "https://evil.example" }), 403, "origin_not_allowed"],
  ["plain text", formRequest("x", { "content-type": "text/plain" }), 415, "unsupported_media_type"],
  ["a wrong token", formRequest(enquiry, { authorization: "Bearer other" }), 401, "unauthorized"],
  ["a long key", formRequest(enquiry, { "idempotency-key": "k".repeat(201) }), 400, "bad_idempotency_key"],
  ["broken JSON", formRequest("{"), 400, "bad_request"],
  ["JSON that is no object", formRequest("[]"), 400, "bad_request"],
  ["a body over 64 KiB", formRequest({ ...enquiry, message: "x".repeat(70_000) }), 413, "too_large"],
  ["a field that is missing", formRequest({ ...enquiry, name: "" }), 422, "invalid"],
] as const)("%s is refused with a sentence", async (_what, request, status, code) => {
  const { response, body, recorded } = await ask(request)
  expect(response.status).toBe(status)
  expect(body).toMatchObject({ code, error: expect.stringMatching(/^[A-Z].*\.$/) as string })
  expect(recorded.submissions).toEqual([])
})

test("a visitor who opens the address in a browser gets to the form", async () => {
  const { response } = await ask(formRequest("", { accept: "text/html,*/*;q=0.8" }, "GET"))
  expect(response.status).toBe(303)
  expect(response.headers.get("location")).toBe("https://www.practice.example/#contact")
})

test("a response to invalid fields names each of them, and the first one is the error", async () => {
  const { body } = await ask(formRequest({ ...enquiry, email: "no", company: "" }))
  expect(body.fields).toEqual({ email: body.error, company: "Please enter your company name." })
})

test.each([
  [{ outcome: "limited", retryAfter: 77 }, 429, "rate_limited", "77"],
  [{ outcome: "key_reused", id: "x" }, 409, "idempotency_key_reused", null],
] as const)("the result %j of the store is told with status %i", async (result, status, code, wait) => {
  const { response, body } = await ask(formRequest(enquiry), () => Promise.resolve(result))
  expect([response.status, response.headers.get("retry-after")]).toEqual([status, wait])
  expect(body).toMatchObject({ code, error: errorTexts[code] })
})

test("if the store fails, the visitor is asked to try again and the log holds no text of theirs", async () => {
  const error = Object.assign(new Error("row (ann@example.com) violates"), { code: "23514" })
  const { response, body, recorded } = await ask(formRequest(enquiry), () => Promise.reject(error))
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"])
  expect(body.error).toBe(errorTexts.store_unavailable)
  expect(JSON.stringify(recorded.log)).toContain("23514")
  expect(JSON.stringify(recorded.log)).not.toContain("ann@example.com")
})

test("a preflight request is allowed", async () => {
  const { response } = await ask(formRequest("", { origin: "https://www.practice.example" }, "OPTIONS"))
  expect(response.status).toBe(204)
  expect(response.headers.get("access-control-allow-headers")).toContain("idempotency-key")
})

test.each(["https://www.practice.example", "https://api.practice.example", "https://preview.example"])(
  "a page of %s (the site, the service's own host, a setting) may send the form and read every response",
  async (origin) => {
    const { response } = await ask(formRequest("{", { origin }))
    expect(response.status).toBe(400)
    expect(response.headers.get("access-control-allow-origin")).toBe(origin)
  },
)

test("a plain form with the origin null passes only if Sec-Fetch-Site says that it is ours", async () => {
  const own = await ask(formRequest(enquiry, { origin: "null", "sec-fetch-site": "same-origin" }))
  const foreign = await ask(formRequest(enquiry, { origin: "null", "sec-fetch-site": "cross-site" }))
  expect([own.response.status, foreign.response.status]).toEqual([200, 403])
})

/** Returns what is stored of posts from these addresses. */
const storedFrom = async (addresses: (string | null)[], changes: object = {}) => {
  const { deps, recorded } = fakeDeps()
  for (const address of addresses)
    await contactHandler(formRequest({ ...enquiry, ...changes }), address, deps)
  return recorded.submissions
}

test("a client counts as its IPv4 address or its IPv6 network", async () => {
  const addresses = ["192.0.2.7", "::ffff:192.0.2.7", "2001:db8:1:2:3:4:5:6", null]
  const networks = (await storedFrom(addresses)).map(({ client: network }) => network)
  expect(networks).toEqual(["192.0.2.7", "192.0.2.7", "2001:db8:1::/48", null])
})

test("without a key, the same text from the same client has one key for a day", async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 15) })
  const [first, again, stranger] = await storedFrom([client, client, "192.0.2.2"])
  const [other] = await storedFrom([client], { message: "Another message" })
  jest.setSystemTime(Date.UTC(2026, 0, 16))
  const [tomorrow] = await storedFrom([client])
  expect(again?.key).toBe(first?.key)
  expect(new Set([first, stranger, other, tomorrow].map((submission) => submission?.key)).size).toBe(4)
})
