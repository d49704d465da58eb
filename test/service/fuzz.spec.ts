import assert from "node:assert/strict"
import { Agent } from "node:http"
import { figure } from "./figures"
import { fuzzedRequest } from "./fuzzed-request"
import { enquiry, formPath, post, send } from "./post"
import { randomFrom } from "./random"
import { startServer, type TestServer } from "./start-server"
import { generous, newDataDir, quick } from "./test-env"
import { after, before, test } from "./runner"

let server: TestServer
before(async () => {
  server = await startServer({ ...generous, CONTACT_DATA_DIR: await newDataDir() })
})
after(() => server.stop())

test("no fuzzed request gets a 5xx, a broken connection or a response without a sentence", async () => {
  const count = quick ? 1000 : 10_000
  const random = randomFrom(4)
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const statuses: Record<number, number> = {}
  let next = 0
  const worker = async () => {
    while (next < count) {
      const request = fuzzedRequest(random, next++)
      const answer = await send(server.origin + request.path, { ...request, agent })
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      assert.ok(answer.status < 500, `${answer.status} to ${JSON.stringify(request)}`)
      const isPage = String(answer.headers["content-type"]).startsWith("text/html")
      // Other paths are the site's, which answers with pages.
      if (request.path !== formPath) assert.equal(answer.status, 404)
      else if (answer.status >= 300 && !isPage) {
        const { error } = JSON.parse(answer.text) as { error: unknown }
        assert.ok(typeof error === "string" && error !== "", answer.text)
      }
    }
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  agent.destroy()
  assert.ok((statuses[200] ?? 0) >= count / 4, `at least a quarter is valid: ${JSON.stringify(statuses)}`)
  assert.equal((await post(server.origin, enquiry(1))).status, 200)
  const shown = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
  figure(
    `${count} fuzzed requests, fixed seed`,
    `${shown.join(", ")}; no 5xx, no reset, a good post after it 200`,
  )
})

test("another path gets a 404", async () => {
  assert.equal((await send(`${server.origin}${formPath}/other`, {})).status, 404)
})
