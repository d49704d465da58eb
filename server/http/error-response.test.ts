import { rawRequest } from "../../test/server/raw-request"
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

/** Sends these bytes and returns the status, type and JSON body of the response. */
const errorOf = async (bytes: string) => {
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
  ["bytes that are not HTTP", "NONSENSE\r\n\r\n", 400, "bad_request"],
  ["requests without a host", `POST ${form} HTTP/1.1\r\nContent-Length: 0\r\n\r\n`, 400, "bad_request"],
  [
    "two lengths of one body",
    `POST ${form} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
    400,
    "bad_request",
  ],
  [
    "unknown expectations",
    `POST ${form} HTTP/1.1\r\nHost: a\r\nExpect: unknown\r\nContent-Length: 0\r\n\r\n`,
    417,
    "expectation_failed",
  ],
  [
    "headers longer than the limit",
    `GET ${form} HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
    "headers_too_large",
  ],
  [
    "chunk extensions longer than the limit",
    `POST ${form} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    413,
    "too_large",
  ],
  ["headers that never end", "GET / HTTP/1.1\r\nHost: a\r\n", 408, "request_timeout"],
  [
    "bodies that never end",
    `POST ${form} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{`,
    408,
    "request_timeout",
  ],
])(
  "%s get an error in JSON with a sentence",
  async (_what, bytes, status, code) => {
    expect(await errorOf(bytes)).toEqual({
      status,
      code,
      error: sentence,
      type: "application/json; charset=utf-8",
    })
  },
  30_000,
)

test("bytes that are not HTTP after a good request on one connection get an error with a sentence too", async () => {
  const good = `POST ${form} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}`
  const answers = await rawRequest(server.port, `${good}NONSENSE\r\n\r\n`)
  expect(answers).toMatch(/"code":"bad_request"\}\n$/)
  expect((await fetch(`http://127.0.0.1:${server.port}${form}`, { method: "POST", body: "{}" })).status).toBe(
    200,
  )
})
