import { rawRequest } from "./raw-request.fixture"
import { startServer, type RunningServer } from "./server"

const form = "/functions/v1/contact-form"
const contact = {
  handle: async (request: Request) => {
    await request.text()
    return Response.json({ ok: true })
  },
  stop: () => Promise.resolve(),
}
let server: RunningServer

beforeAll(async () => {
  server = await startServer({ port: 0, contact })
})
afterAll(() => server.stop())

/** What comes back to these bytes: its status and what its body says. */
const refusalOf = async (bytes: string) => {
  const [head = "", body = ""] = (await rawRequest(server.port, bytes)).split("\r\n\r\n")
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  expect(Number(length)).toBe(Buffer.byteLength(body))
  return {
    status: Number(head.split(" ")[1]),
    type: /^content-type: (.*)$/im.exec(head)?.[1],
    ...(JSON.parse(body) as { error: unknown; code: unknown }),
  }
}

const sentence = expect.stringMatching(/^[A-Z].*\.$/) as unknown

test.each([
  ["what is no HTTP", "NONSENSE\r\n\r\n", 400, "bad_request"],
  ["a request without a host", `POST ${form} HTTP/1.1\r\nContent-Length: 0\r\n\r\n`, 400, "bad_request"],
  [
    "two lengths of one body",
    `POST ${form} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
    400,
    "bad_request",
  ],
  [
    "an expectation that nobody knows",
    `POST ${form} HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\nContent-Length: 0\r\n\r\n`,
    417,
    "expectation_failed",
  ],
  [
    "headers longer than any browser's",
    `GET ${form} HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
    "headers_too_large",
  ],
  [
    "chunks with more remarks than content",
    `POST ${form} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    413,
    "too_large",
  ],
  ["headers that never end", "GET / HTTP/1.1\r\nHost: a\r\n", 408, "request_timeout"],
  [
    "a body that never ends",
    `POST ${form} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{`,
    408,
    "request_timeout",
  ],
])(
  "%s is refused with a sentence in JSON",
  async (_what, bytes, status, code) => {
    expect(await refusalOf(bytes)).toEqual({
      status,
      code,
      error: sentence,
      type: "application/json; charset=utf-8",
    })
  },
  30_000,
)

test("what is no HTTP after a good request on one connection is refused with a sentence too", async () => {
  const good = `POST ${form} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}`
  const answers = await rawRequest(server.port, `${good}NONSENSE\r\n\r\n`)
  expect(answers).toMatch(/"code":"bad_request"\}\n$/)
  expect((await fetch(`http://127.0.0.1:${server.port}${form}`, { method: "POST", body: "{}" })).status).toBe(
    200,
  )
})
