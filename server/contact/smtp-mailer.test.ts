import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { SMTPServer } from "smtp-server"
import type { Mail, Mailer } from "../../supabase/functions/_shared/contact/types"
import { smtpMailer } from "./smtp-mailer"

const received: { to: string[]; message: string }[] = []
/** How the server refuses a sender, a recipient or a text. */
let refusals: { sender?: Error; recipient?: Error; text?: Error } = {}
let mailer: Mailer
let port: number

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onMailFrom: (_address, _session, done) => done(refusals.sender),
  onRcptTo: (_address, _session, done) => done(refusals.recipient),
  onData: (stream, { envelope }, done) => {
    void text(stream).then((message) => {
      received.push({ to: envelope.rcptTo.map(({ address }) => address), message })
      done(refusals.text)
    })
  },
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

beforeEach(() => {
  received.length = 0
  refusals = {}
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`)
})
afterEach(() => mailer.stop?.())

const mail: Mail = {
  from: { name: "Practice", address: "practice@example.com" },
  to: "visitor@example.org",
  replyTo: "practice@example.com",
  subject: "Subject",
  text: "Text with an £",
}

const send = () => mailer.send(mail, "key")

test("an SMTP server gets one mail, marked as automatic, with the key as its Message-ID", async () => {
  expect((await send()).kind).toBe("sent")
  expect(received.map(({ to }) => to)).toEqual([["visitor@example.org"]])
  expect(received[0]?.message).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(received[0]?.message).toMatch(/^Reply-To: practice@example\.com\r$/m)
  expect(received[0]?.message).toMatch(/Message-ID: <key@example\.com>/)
})

// Only a recipient that is gone ends a mail: a sender, a policy or a quota can be corrected.
test.each([
  ["sender", 554, "5.7.1 Sender not allowed", "blocked"],
  ["recipient", 554, "5.7.1 Relay access denied", "retry"],
  ["text", 554, "Transaction failed", "retry"],
  ["recipient", 550, "5.1.1 No such mailbox", "refused"],
] as const)("a server that refuses the %s with %i %s: %s", async (part, responseCode, reply, kind) => {
  refusals[part] = Object.assign(new Error(reply), { responseCode })
  expect(await send()).toMatchObject({ kind })
})

test("another host that offers no STARTTLS gets no mail and no password", async () => {
  // 0.0.0.0 reaches this machine and is not a loopback address.
  mailer = smtpMailer(`smtp://user:password@0.0.0.0:${port}`)
  const error: unknown = expect.stringMatching("STARTTLS")
  expect(await send()).toMatchObject({ kind: "blocked", error })
  expect(received).toEqual([])
})
