import assert from "node:assert/strict"
import { chmod, readdir, readFile, stat } from "node:fs/promises"
import { request } from "node:http"
import { connect } from "node:net"
import { join } from "node:path"
import { burst } from "./burst"
import { enquiry, formHeaders, formPath, post, send } from "./post"
import { startServer, type TestServer } from "./start-server"
import { generous, newDataDir, storedEnquiries } from "./test-env"
import { after, before, test } from "./runner"

let server: TestServer
let dataDir: string

before(async () => {
  dataDir = await newDataDir()
  server = await startServer({ ...generous, CONTACT_DATA_DIR: dataDir })
})
after(() => server.stop())

const codeOf = (text: string) => (JSON.parse(text) as { code: string }).code

test("the four fields of an enquiry are enough", async () => {
  const answer = await post(server.origin, enquiry(1))
  assert.equal(answer.status, 200)
  assert.equal((JSON.parse(answer.text) as { ok: boolean }).ok, true)
})

test("a stored enquiry becomes two mails in the data directory", async () => {
  const answer = await post(server.origin, enquiry(2))
  const { id } = JSON.parse(answer.text) as { id: string }
  const names = [`${id}-confirmation.eml`, `${id}-confirmation.json`, `${id}-notice.eml`, `${id}-notice.json`]
  let found: string[] = []
  while (found.length < names.length) {
    const files = await readdir(join(dataDir, "mail")).catch(() => [])
    found = files.filter((file) => file.startsWith(id) && !file.endsWith(".part")).sort()
    await new Promise((resolve) => setImmediate(resolve))
  }
  assert.deepEqual(found, names)
})

test("a form without JavaScript gets a page with its own content security policy", async () => {
  const body = new URLSearchParams({ ...enquiry(3), token: "local-anon-token" }).toString()
  const headers = { "content-type": "application/x-www-form-urlencoded" }
  const answer = await send(server.origin + formPath, { headers, body })
  assert.equal(answer.status, 200)
  assert.match(answer.text, /<h1>Thank you<\/h1>/)
  assert.match(String(answer.headers["content-security-policy"]), /^default-src 'none'; style-src 'sha256-/)
})

test("a body that is declared too large is refused unread", async () => {
  const answer = await send(server.origin + formPath, {
    headers: formHeaders,
    body: Buffer.alloc(1_000_000, "x"),
  })
  assert.equal(answer.status, 413)
  assert.equal(codeOf(answer.text), "too_large")
})

test("a chunked body of a megabyte is refused too", async () => {
  const headers = { ...formHeaders, "transfer-encoding": "chunked" }
  const answer = await send(server.origin + formPath, { headers, body: Buffer.alloc(1_000_000, "x") })
  assert.equal(answer.status, 413)
  assert.equal(codeOf(answer.text), "too_large")
})

test("a body that is announced but does not come does not delay the refusal", async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { ...formHeaders, "content-length": "1000000" }
    const outgoing = request(server.origin + formPath, { method: "POST", headers }, (incoming) => {
      resolve(incoming.statusCode)
      outgoing.destroy()
    })
    outgoing.on("error", reject)
    outgoing.flushHeaders()
  })
  assert.equal(status, 413)
})

test("a request that is not HTTP gets a 400 and the connection is closed", async () => {
  const { port } = new URL(server.origin)
  const text = await new Promise<string>((resolve) => {
    let received = ""
    const socket = connect(Number(port), "127.0.0.1", () => socket.write("NONSENSE\r\n\r\n"))
    socket.on("data", (chunk) => (received += chunk.toString()))
    socket.on("close", () => resolve(received))
  })
  assert.match(text, /^HTTP\/1\.1 400 /)
})

test("after a body that is too large the next post is accepted", async () => {
  const headers = { ...formHeaders, "transfer-encoding": "chunked" }
  await send(server.origin + formPath, { headers, body: Buffer.alloc(1_000_000, "x") })
  assert.equal((await post(server.origin, enquiry(7))).status, 200)
})

test("while an enquiry is held back, the next notice reports it", async () => {
  await post(server.origin, { ...enquiry(8), hp_ref: "filled" })
  const answer = await post(server.origin, enquiry(9))
  const { id } = JSON.parse(answer.text) as { id: string }
  let mail = ""
  while (mail === "") {
    mail = await readFile(join(dataDir, "mail", `${id}-notice.json`), "utf8").catch(() => "")
    await new Promise((resolve) => setImmediate(resolve))
  }
  assert.match((JSON.parse(mail) as { text: string }).text, /\n1 held back: .*npm run enquiries/)
})

test("the health check reveals nothing about what is stored", async () => {
  const answer = await send(`${server.origin}/healthz`, { method: "GET" })
  assert.equal(answer.status, 200)
  assert.equal(answer.text, '{"ok":true}')
})

test("the server has no outbox endpoint: it drains the outbox itself", async () => {
  const answer = await send(`${server.origin}/functions/v1/contact-outbox`, {})
  assert.equal(answer.status, 404)
})

test("other users of the machine may not open the database folder, even in a data directory that is open to all", async () => {
  const folder = await newDataDir()
  await chmod(folder, 0o755)
  await chmod(join(folder, "database"), 0o755)
  const other = await startServer({ ...generous, CONTACT_DATA_DIR: folder })
  try {
    assert.equal((await stat(join(folder, "database"))).mode & 0o777, 0o700)
  } finally {
    await other.stop()
  }
})

test("a second server on the data directory is refused with the id of the process that has it", async () => {
  await assert.rejects(
    startServer({ ...generous, CONTACT_DATA_DIR: dataDir }),
    new RegExp(`is in use by the process ${server.pid}`),
  )
})

test("no line of the log holds what a visitor typed, or an address", async () => {
  await post(server.origin, enquiry(4))
  await post(server.origin, { ...enquiry(5), email: "not-an-address@" })
  assert.doesNotMatch(server.output(), /visitor|example|Trading|127\.0\.0\.1|not-an-address/i)
  assert.match(server.output(), /"event":"contact_form"/)
})

test("of 50 posts by one client those within the limit pass and the others get a Retry-After", async () => {
  const limited = await startServer({ CONTACT_DATA_DIR: await newDataDir(), CONTACT_RATE_LIMIT: "5" })
  try {
    const { answers } = await burst(limited.origin, { count: 50, atOnce: 50 })
    assert.equal(answers.filter(({ status }) => status === 200).length, 5)
    const refused = answers.filter(({ status }) => status === 429)
    assert.equal(refused.length, 45)
    assert.ok(refused.every(({ headers }) => Number(headers["retry-after"]) > 500))
  } finally {
    await limited.stop()
  }
})

test("200 posts with one key get one id", async () => {
  const headers = { "idempotency-key": "the-same-key" }
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => post(server.origin, enquiry(6), { headers })),
  )
  assert.ok(answers.every(({ status }) => status === 200))
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
})

test("after SIGTERM under load the server responds to the requests in progress, loses nothing and exits with 0", async () => {
  const folder = await newDataDir()
  const first = await startServer({ ...generous, CONTACT_DATA_DIR: folder })
  let stopped: Promise<number | string> | undefined
  const result = await burst(first.origin, {
    count: 400,
    atOnce: 50,
    onAnswer: (answered) => {
      if (answered === 150) stopped = first.stop()
    },
  })
  assert.equal(await stopped, 0)
  const second = await startServer({ ...generous, CONTACT_DATA_DIR: folder })
  try {
    const stored = await storedEnquiries(folder)
    const numbers = new Set(stored.map(({ message }) => Number(message.split(" ").at(-1))))
    assert.ok(result.acknowledged.length >= 150)
    assert.deepEqual(
      result.acknowledged.filter((number) => !numbers.has(number)),
      [],
    )
  } finally {
    await second.stop()
  }
})

test("a missing setting is named together with the place to set it", async () => {
  const env = { CONTACT_DATA_DIR: dataDir, CONTACT_DATABASE_URL: "postgres://127.0.0.1:1/none" }
  await assert.rejects(startServer(env), /CONTACT_HASH_SECRET is needed.*openssl rand/s)
})
