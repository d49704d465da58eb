import assert from "node:assert/strict"
import { connect } from "node:net"
import { errorTexts } from "../../supabase/functions/_shared/contact/texts"
import { burst } from "./burst"
import { figure } from "./figures"
import { enquiry, formHeaders, formPath, post, send } from "./post"
import { test } from "./runner"
import { startServer } from "./start-server"
import { generous, newDataDir } from "./test-env"

/** Opens a socket that sends a byte each half second and never ends; resolves to what it received when it is closed. */
const slowSocket = (port: number, beginning: string): Promise<{ received: string; seconds: number }> =>
  new Promise((resolve) => {
    const started = performance.now()
    let received = ""
    const socket = connect(port, "127.0.0.1", () => socket.write(beginning))
    const drip = setInterval(() => socket.write("x"), 500)
    socket.on("data", (chunk) => (received += chunk.toString()))
    socket.on("error", () => undefined)
    socket.on("close", () => {
      clearInterval(drip)
      resolve({ received, seconds: (performance.now() - started) / 1000 })
    })
  })

test("150 slow sockets are closed with 408 and do not delay other visitors", async () => {
  const server = await startServer({ ...generous, CONTACT_DATA_DIR: await newDataDir() })
  try {
    const port = Number(new URL(server.origin).port)
    const headers = `POST ${formPath} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: `
    const body = `POST ${formPath} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\nAuthorization: Bearer local-anon-token\r\n\r\n{`
    const open = (beginning: string) =>
      Promise.all(Array.from({ length: 75 }, () => slowSocket(port, beginning)))
    const slow = Promise.all([open(headers), open(body)])
    const good = await burst(server.origin, { count: 150, atOnce: 5 })
    assert.equal(good.acknowledged.length, 150)
    const [slowHeaders, slowBodies] = await slow
    for (const { received } of [...slowHeaders, ...slowBodies]) {
      assert.match(received, /^HTTP\/1\.1 408 /)
      const { error } = JSON.parse(received.split("\r\n\r\n")[1] ?? "") as { error: unknown }
      assert.equal(error, errorTexts.request_timeout)
    }
    assert.equal((await post(server.origin, enquiry(1000))).status, 200)
    const last = (sockets: { seconds: number }[]) =>
      Math.max(...sockets.map(({ seconds }) => seconds)).toFixed(1)
    const slowest = Math.max(...good.answers.map(({ milliseconds }) => milliseconds))
    figure(
      "75 slow headers and 75 slow bodies",
      `408 by ${last(slowHeaders)} s and ${last(slowBodies)} s; 150 of 150 good posts meanwhile, slowest ${Math.round(slowest)} ms`,
    )
  } finally {
    await server.stop()
  }
})

test("a megabyte is refused with a sentence, declared or chunked, and the next post is accepted", async () => {
  const server = await startServer({ ...generous, CONTACT_DATA_DIR: await newDataDir() })
  try {
    await burst(server.origin, { count: 20, atOnce: 2 })
    const body = Buffer.alloc(1_000_000, "x")
    const declared = await send(server.origin + formPath, { headers: formHeaders, body })
    const chunked = await send(server.origin + formPath, {
      headers: { ...formHeaders, "transfer-encoding": "chunked" },
      body,
    })
    for (const { status, text } of [declared, chunked]) {
      assert.equal(status, 413)
      assert.equal((JSON.parse(text) as { error: unknown }).error, errorTexts.too_large)
    }
    assert.equal((await post(server.origin, enquiry(1000))).status, 200)
    figure(
      "1 MB body, declared / chunked",
      `413 in ${declared.milliseconds.toFixed(1)} / ${chunked.milliseconds.toFixed(1)} ms`,
    )
  } finally {
    await server.stop()
  }
})
