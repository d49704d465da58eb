import { answer, mockService, page } from "../../test/contact-service"
import { sendEnquiry } from "./request"

const enquiry = { name: "Ada Lane", email: "ada@example.com", company: "Lane & Sons", message: "" }
const extras = { idempotencyKey: "0123abcd", hp_ref: "", startedAt: 1_750_000_000_000 }
const messages = { failed: "Failed to submit form", timeout: "Too long.", offline: "Offline." }

const send = () => sendEnquiry(enquiry, extras, messages)

let service = mockService()

beforeEach(() => {
  service = mockService()
})

test("an enquiry is posted to the contact function on the same origin", async () => {
  await send()
  expect(service.sent()).toMatchObject({ url: "/functions/v1/contact-form", method: "POST" })
})

test("the request carries JSON, the public token and the key of the enquiry", async () => {
  await send()
  expect(service.sent().headers).toEqual({
    "Content-Type": "application/json",
    Authorization: "Bearer local-anon-token",
    "Idempotency-Key": "0123abcd",
  })
})

test("the body holds the four fields, the trap and the time the form was shown, and nothing else", async () => {
  await send()
  expect(service.sent().body).toEqual({ ...enquiry, hp_ref: "", startedAt: 1_750_000_000_000 })
})

test("host and token come from the settings of the build", async () => {
  process.env["GATSBY_CONTACT_HOST"] = "https://backend.example.com"
  process.env["GATSBY_CONTACT_ANON_TOKEN"] = "public-anon"
  jest.resetModules()
  const hosted = await import("./request")
  delete process.env["GATSBY_CONTACT_HOST"]
  delete process.env["GATSBY_CONTACT_ANON_TOKEN"]
  await hosted.sendEnquiry(enquiry, extras, messages)
  expect(service.sent().url).toBe("https://backend.example.com/functions/v1/contact-form")
  expect(service.sent().headers["Authorization"]).toBe("Bearer public-anon")
})

test.each([{}, null, { ok: false }])(
  "an ok answer in JSON is enough, whatever it holds: %j",
  async (body) => {
    service.fetched.mockResolvedValue(answer(200, body))
    await expect(send()).resolves.toBeUndefined()
  },
)

test("a page that some host answers with 200 is not taken for success", async () => {
  service.fetched.mockResolvedValue(page(200))
  await expect(send()).rejects.toThrow(/^Failed to submit form$/)
})

test("an answer that begins but does not end within 20 seconds is given up too", async () => {
  const clock = new AbortController()
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal)
  const stuck = { ...answer(200, {}), json: () => Promise.reject(new Error("The operation timed out.")) }
  service.fetched.mockResolvedValue(stuck)
  clock.abort()
  await expect(send()).rejects.toThrow("Too long.")
})

test("the service's own words are passed on when it refuses", async () => {
  service.fetched.mockResolvedValue(answer(429, { error: "Too many messages from your network." }))
  await expect(send()).rejects.toThrow(/^Too many messages from your network\.$/)
})

test.each([
  ["has no error field", answer(500, { message: "no" })],
  ["has an empty error", answer(500, { error: "" })],
  ["has an error that is an object", answer(400, { error: { code: "invalid" } })],
  ["has an error that is a number", answer(500, { error: 500 })],
  ["is null", answer(500, null)],
  ["is a text", answer(500, "error")],
  ["is no JSON", page(502)],
])("a refusal whose body %s is reported as Failed to submit form", async (_, refusal) => {
  service.fetched.mockResolvedValue(refusal)
  await expect(send()).rejects.toThrow(/^Failed to submit form$/)
})

test("a failing network passes on the browser's error", async () => {
  const error = new TypeError("Failed to fetch")
  service.fetched.mockRejectedValue(error)
  await expect(send()).rejects.toBe(error)
})

test("a thrown value that is no error is passed on as it is", async () => {
  service.fetched.mockRejectedValue("blocked")
  await expect(send()).rejects.toBe("blocked")
})

test("without a connection the visitor is told so", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  service.fetched.mockRejectedValue(new TypeError("Failed to fetch"))
  await expect(send()).rejects.toThrow("Offline.")
})

test("no answer within 20 seconds is given up, and the visitor is told so", async () => {
  const clock = new AbortController()
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal)
  service.fetched.mockImplementation(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener("abort", () => reject(new Error("The operation timed out.")))
      }),
  )
  const outcome = send()
  expect(timeout).toHaveBeenCalledWith(20_000)
  clock.abort()
  await expect(outcome).rejects.toThrow("Too long.")
})
