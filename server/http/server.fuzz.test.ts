import fc from "fast-check"
import { rawRequest } from "../../test/server/raw-request"
import { serveSite } from "../../test/server/make-site"

const site = serveSite()

const pieces = fc.constantFrom(
  ..."/ // . .. %2e %2f %5c %00 %ff % \\ ? # : ; ~ * static blog .env .git secret.txt _headers 404.html".split(
    " ",
  ),
)
const address = fc
  .array(fc.oneof({ weight: 4, arbitrary: pieces }, fc.string({ unit: "binary-ascii", maxLength: 6 })), {
    maxLength: 12,
  })
  .map((parts) => `/${parts.join("")}`.replace(/[\0-\x20\x7f]/g, "+"))
const header = fc.tuple(
  fc.constantFrom("Range", "If-Range", "If-None-Match", "If-Modified-Since", "Accept-Encoding", "Expect"),
  fc.oneof(
    fc.constantFrom(
      "bytes=0-",
      "bytes=-1",
      "bytes=9-1",
      "bytes=,",
      "*",
      '"',
      "br;q=",
      "gzip;q=2",
      "100-continue",
    ),
    fc.string({ maxLength: 20 }).map((text) => text.replace(/[^\x20-\x7e]/g, "?")),
  ),
)
const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "PUT", "TRACE", "CONNECT", "get", "BREW")

test("no random request gets a 5xx status, no response at all or a file that is not public", async () => {
  const property = fc.asyncProperty(
    method,
    address,
    fc.array(header, { maxLength: 3 }),
    async (verb, path, extra) => {
      const lines = [
        `${verb} ${path} HTTP/1.1`,
        "Host: a",
        ...extra.map((pair) => pair.join(": ")),
        "Connection: close",
      ]
      const answer = await rawRequest(site.port, `${lines.join("\r\n")}\r\n\r\n`)
      expect(answer).not.toMatch(/^HTTP\/1\.1 5/)
      expect(answer).not.toContain("SECRET")
    },
  )
  await fc.assert(property, { seed: 7, numRuns: 1500 })
  expect((await fetch(`http://127.0.0.1:${site.port}/`)).status).toBe(200)
}, 60_000)
