import assert from "node:assert/strict"
import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"
import { defaultTimeouts, smtpMailer } from "../../server/contact/smtp-mailer"
import type { Mail } from "../../supabase/functions/_shared/contact/types"
import { after, before, test } from "./runner"

const received: { to: string[]; text: string }[] = []
let answer: { code: number; text: string } | null = null
/** Called after the server has received a mail and before it replies. */
let afterText: (end: () => void) => void = (end) => end()
let mailFromError: Error | null = null
let rcptError: Error | null = null
let mailer: ReturnType<typeof smtpMailer>
const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onMailFrom: (_address, _session, done) => done(mailFromError),
  onRcptTo: (_address, _session, done) => done(rcptError),
  onData: (stream, session, done) => {
    let text = ""
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()))
    stream.on("end", () => {
      if (answer) {
        done(Object.assign(new Error(answer.text), { responseCode: answer.code }))
        return
      }
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
      afterText(done)
    })
  },
})

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  mailer = smtpMailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, { setup: 300 })
})
after(async () => {
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

test("an SMTP server gets one mail with the key as its Message-ID", async () => {
  answer = null
  assert.equal((await mailer.send(mail, "key-1")).kind, "sent")
  const [first] = received.splice(0)
  assert.ok(first)
  assert.deepEqual(first.to, ["visitor@example.org"])
  assert.match(first.text, /Message-ID: <key-1@example\.com>/)
  assert.match(first.text, /Content-Type: text\/plain; charset=utf-8/)
})

test("a temporary refusal is tried again", async () => {
  answer = { code: 451, text: "Greylisted" }
  const outcome = await mailer.send(mail, "key-2")
  assert.ok(outcome.kind === "retry" && !outcome.ambiguous)
  answer = null
  assert.equal((await mailer.send(mail, "key-2")).kind, "sent")
  assert.equal(received.splice(0).length, 1)
})

test("a server that replies slowly to the text of a mail gets it once", async () => {
  answer = null
  afterText = (end) => setTimeout(end, 1500)
  assert.equal((await mailer.send(mail, "key-slow")).kind, "sent")
  afterText = (end) => end()
  assert.equal(received.splice(0).length, 1)
})

test("a reply may take ten minutes, and no other worker takes the mail meanwhile", () => {
  assert.equal(defaultTimeouts.reply, 10 * 60_000)
  assert.ok(mailer.leaseSeconds * 1000 > defaultTimeouts.reply + defaultTimeouts.setup)
})

test("a connection that ends after the text is ambiguous, and nodemailer does not repeat the mail itself", async () => {
  let cuts = 0
  afterText = () => {
    cuts++
    server.connections.forEach((connection) => connection._socket.destroy())
  }
  const outcome = await mailer.send(mail, "key-cut")
  afterText = (end) => end()
  assert.deepEqual([outcome.kind, outcome.kind === "retry" && outcome.ambiguous], ["retry", true])
  assert.equal(cuts, 1)
  received.splice(0)
})

test("a worker that stops ends the mail in progress, which may have gone out", async () => {
  const own = smtpMailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`)
  let finish: (() => void) | undefined
  const arrived = new Promise<void>((resolve) => {
    afterText = (end) => {
      finish = end
      resolve()
    }
  })
  const sending = own.send(mail, "key-stop")
  await arrived
  own.stop?.()
  const outcome = await sending
  assert.deepEqual([outcome.kind, outcome.kind === "retry" && outcome.ambiguous], ["retry", true])
  finish?.()
  afterText = (end) => end()
  received.splice(0)
})

test("a server that refuses the sender blocks all mails: the attempt is not counted", async () => {
  mailFromError = refusal(554, "5.7.1 Sender not allowed")
  assert.equal((await mailer.send(mail, "key-sender")).kind, "blocked")
  mailFromError = null
})

test("a recipient whom a policy of the server refuses is tried again, one who does not exist is not", async () => {
  rcptError = refusal(554, "5.7.1 Relay access denied")
  assert.equal((await mailer.send(mail, "key-relay")).kind, "retry")
  rcptError = refusal(550, "5.1.1 No such mailbox")
  assert.equal((await mailer.send(mail, "key-unknown")).kind, "refused")
  rcptError = null
})

for (const [field, value] of [
  ["subject", "Hello\r\nBcc: victim@example.com"],
  ["replyTo", "a@example.com\r\nBcc: victim@example.com"],
  ["replyTo", "a@example.com, victim@example.com"],
] as const) {
  test(`no header and no recipient can be injected through ${field} ${JSON.stringify(value)}`, async () => {
    answer = null
    assert.equal((await mailer.send({ ...mail, [field]: value }, "key-4")).kind, "sent")
    const [sent] = received.splice(0)
    assert.ok(sent)
    assert.deepEqual(sent.to, ["visitor@example.org"])
    const headers = sent.text.split("\r\n\r\n")[0] ?? ""
    assert.doesNotMatch(headers, /^Bcc:/im)
  })
}

test("another host that offers no STARTTLS gets no mail and no password", async () => {
  // 0.0.0.0 reaches this machine and is not a loopback address.
  const { port } = server.server.address() as AddressInfo
  const remote = smtpMailer(`smtp://user:password@0.0.0.0:${port}`)
  const outcome = await remote.send(mail, "key-clear")
  remote.stop?.()
  assert.equal(outcome.kind, "blocked")
  assert.match(outcome.error, /STARTTLS/)
  assert.deepEqual(received.splice(0), [])
})

test("a server that cannot be reached is tried again, without ambiguity", async () => {
  const nowhere = smtpMailer("smtp://127.0.0.1:1")
  const outcome = await nowhere.send(mail, "key-5")
  nowhere.stop?.()
  assert.deepEqual([outcome.kind, outcome.kind === "retry" && outcome.ambiguous], ["retry", false])
})
