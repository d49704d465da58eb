import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"
import type { Mail, Mailer } from "../../supabase/functions/_shared/contact/types"
import { smtpMailer } from "./smtp-mailer"

const received: { to: string[]; text: string }[] = []
/** How the server refuses a sender, a recipient or a text. */
let refusals: { sender?: Error; recipient?: Error; text?: Error }
let server: SMTPServer
let mailer: Mailer
let port: number

beforeEach(async () => {
  received.length = 0
  refusals = {}
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, done) => done(refusals.sender),
    onRcptTo: (_address, _session, done) => done(refusals.recipient),
    onData: (stream, session, done) => {
      let text = ""
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()))
      stream.on("end", () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done(refusals.text)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  port = (server.server.address() as AddressInfo).port
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`)
})

afterEach(async () => {
  mailer.stop?.()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const mail: Mail = {
  from: { name: "Practice", address: "practice@example.com" },
  to: "visitor@example.org",
  replyTo: "practice@example.com",
  subject: "Subject",
  text: "Text with an £",
}

const send = (changes: Partial<Mail> = {}) => mailer.send({ ...mail, ...changes }, "key")

test("an SMTP server gets one mail, marked as automatic, with the key as its Message-ID", async () => {
  expect((await send()).kind).toBe("sent")
  expect(received).toEqual([{ to: ["visitor@example.org"], text: expect.any(String) }])
  expect(received[0]?.text).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(received[0]?.text).toMatch(/^Reply-To: practice@example\.com\r$/m)
  expect(received[0]?.text).toMatch(/Message-ID: <key@example\.com>/)
  expect(received[0]?.text).toMatch(/Content-Type: text\/plain; charset=utf-8/)
})

// Only a recipient that is gone ends a mail: a sender, a policy or a quota can be corrected.
test.each([
  ["text", 451, "Greylisted", { kind: "retry" }],
  ["sender", 554, "5.7.1 Sender not allowed", { kind: "blocked" }],
  ["recipient", 554, "5.7.1 Relay access denied", { kind: "retry" }],
  ["recipient", 552, "5.2.2 Mailbox full", { kind: "retry" }],
  ["text", 554, "Transaction failed", { kind: "retry" }],
  ["recipient", 550, "5.1.1 No such mailbox", { kind: "refused" }],
] as const)("a server that refuses the %s with %i %s: %j", async (part, responseCode, text, outcome) => {
  refusals[part] = Object.assign(new Error(text), { responseCode })
  expect(await send()).toMatchObject(outcome)
})

test("the operator gets the code and the first line of the reply, without addresses", async () => {
  refusals.text = Object.assign(new Error("5.2.252 SendAsDenied; visitor@example.org not allowed"), {
    responseCode: 554,
  })
  expect(await send()).toMatchObject({
    kind: "retry",
    error: "EMESSAGE DATA 554 5.2.252 SendAsDenied; … not allowed",
  })
})

test("an address with a comma is not read as two recipients", async () => {
  expect((await send({ to: "visitor@example.org, victim@example.com" })).kind).not.toBe("sent")
  expect(received).toEqual([])
})

test("another host that offers no STARTTLS gets no mail and no password", async () => {
  // 0.0.0.0 reaches this machine and is not a loopback address.
  mailer = smtpMailer(`smtp://user:password@0.0.0.0:${port}`)
  const error: unknown = expect.stringMatching("STARTTLS")
  expect(await send()).toMatchObject({ kind: "blocked", error })
  expect(received).toEqual([])
})

test("a server that cannot be reached is tried again", async () => {
  mailer = smtpMailer("smtp://127.0.0.1:1")
  expect(await send()).toMatchObject({ kind: "retry" })
})
