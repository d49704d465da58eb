import { enquiry } from "../../test/enquiry"
import { htmlResponse, jsonResponse, mockService } from "../../test/components/mock-contact-service"
import { sendEnquiry } from "./request"

const extras = { idempotencyKey: "0123abcd", hp_ref: "", elapsed: 60_000 }
const send = () => sendEnquiry(enquiry, extras)

let service = mockService()

beforeEach(() => {
  service = mockService()
})

test("an enquiry is posted as specified, with an idempotency key", async () => {
  await send()
  expect(service.sent()).toEqual({
    url: "/functions/v1/contact-form",
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: "Bearer local-anon-token",
      "Idempotency-Key": "0123abcd",
    },
    body: { ...enquiry, hp_ref: "", elapsed: 60_000 },
  })
})

test("the host and the token come from environment variables of the build", async () => {
  process.env["GATSBY_CONTACT_HOST"] = "https://backend.example.com"
  process.env["GATSBY_CONTACT_ANON_TOKEN"] = "public-anon"
  jest.resetModules()
  const hosted = await import("./request")
  delete process.env["GATSBY_CONTACT_HOST"]
  delete process.env["GATSBY_CONTACT_ANON_TOKEN"]
  await hosted.sendEnquiry(enquiry, extras)
  expect(service.sent().url).toBe("https://backend.example.com/functions/v1/contact-form")
  expect(service.sent().headers["Authorization"]).toBe("Bearer public-anon")
})

test.each([
  [{ ok: true, id: "ref-7" }, "ref-7"],
  [null, undefined],
  [{ id: 7 }, undefined],
])("any successful JSON response is enough, %j, and has the reference %s", async (body, reference) => {
  service.fetched.mockResolvedValue(jsonResponse(200, body))
  await expect(send()).resolves.toEqual({ kind: "sent", reference })
})

test("an HTML page with status 200 is a failure", async () => {
  service.fetched.mockResolvedValue(htmlResponse(200))
  await expect(send()).resolves.toEqual({ kind: "refused" })
})

test.each([
  [409, "alreadySent"],
  [422, "refused"],
])("status %i is the failure %s, with the messages of the service", async (status, kind) => {
  const body = {
    error: "Please check what you entered.",
    fields: { email: "Not an address.", other: "x", name: 7 },
  }
  service.fetched.mockResolvedValue(jsonResponse(status, body))
  await expect(send()).resolves.toEqual({
    kind,
    message: "Please check what you entered.",
    fields: { email: "Not an address." },
  })
})

test.each([
  ["has an error that is a number", jsonResponse(500, { error: 500 })],
  ["is null", jsonResponse(500, null)],
  ["is not JSON", htmlResponse(502)],
])("an error response whose body %s has no message", async (_, refusal) => {
  service.fetched.mockResolvedValue(refusal)
  const outcome = await send()
  expect(outcome).toMatchObject({ kind: "refused" })
  expect(outcome).not.toHaveProperty("message", expect.any(String))
})

test("a network failure passes on the error of the browser", async () => {
  const error = new TypeError("Failed to fetch")
  service.fetched.mockRejectedValue(error)
  await expect(send()).resolves.toEqual({ kind: "network", message: "Failed to fetch", error })
})

test("an offline visitor is told apart from a network failure", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  service.fetched.mockRejectedValue(new TypeError("Failed to fetch"))
  await expect(send()).resolves.toEqual({ kind: "offline" })
})

test("a response that takes longer than 20 seconds times out", async () => {
  jest.useFakeTimers()
  service.fetched.mockImplementation(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener("abort", () => reject(new Error("The operation timed out.")))
      }),
  )
  const aborted = jest.fn()
  const outcome = send().finally(aborted)
  await jest.advanceTimersByTimeAsync(19_999)
  expect(aborted).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await expect(outcome).resolves.toEqual({ kind: "timeout" })
})

test("a response whose body takes longer than 20 seconds times out", async () => {
  jest.useFakeTimers()
  service.fetched.mockImplementation((_, options) => {
    const json = () =>
      new Promise((_resolve, reject) => options?.signal?.addEventListener("abort", () => reject(new Error())))
    return Promise.resolve({ ...jsonResponse(200, {}), json })
  })
  const outcome = send()
  await jest.advanceTimersByTimeAsync(20_000)
  await expect(outcome).resolves.toEqual({ kind: "timeout" })
})
