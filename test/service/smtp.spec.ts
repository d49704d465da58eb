import assert from "node:assert/strict"
import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"
import { smtpMailer } from "../../server/contact/mail-smtp"
import type { Mail } from "../../supabase/functions/_shared/contact/types"
import { after, before, test } from "./runner"

const received: { to: string[]; text: string }[] = []
let answer: { code: number; text: string } | null = null
let mailer: ReturnType<typeof smtpMailer>

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, session, done) => {
    let text = ""
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()))
    stream.on("end", () => {
      if (answer) {
        done(Object.assign(new Error(answer.text), { responseCode: answer.code }))
        return
      }
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
      done()
    })
  },
})

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  mailer = smtpMailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, 2000)
})
after(async () => {
  mailer.stop()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const mail: Mail = {
  from: { name: "Practice", address: "practice@example.com" },
  to: "visitor@example.org",
  replyTo: "practice@example.com",
  subject: "Subject",
  text: "Text with an £",
  html: "<p>Text with an £</p>",
}

test("a real SMTP server gets one mail with both parts and the key as its Message-ID", async () => {
  answer = null
  assert.equal((await mailer.send(mail, "key-1")).kind, "sent")
  const [first] = received.splice(0)
  assert.ok(first)
  assert.deepEqual(first.to, ["visitor@example.org"])
  assert.match(first.text, /Message-ID: <key-1@example\.com>/)
  assert.match(first.text, /text\/plain[^]*text\/html/)
})

test("a temporary refusal is tried again", async () => {
  answer = { code: 451, text: "Greylisted" }
  const outcome = await mailer.send(mail, "key-2")
  assert.ok(outcome.kind === "retry" && !outcome.ambiguous)
  answer = null
  assert.equal((await mailer.send(mail, "key-2")).kind, "sent")
  assert.equal(received.splice(0).length, 1)
})

test("a final refusal ends the mail", async () => {
  answer = { code: 550, text: "No such mailbox" }
  assert.equal((await mailer.send(mail, "key-3")).kind, "refused")
})

for (const [field, value] of [
  ["subject", "Hello\r\nBcc: victim@example.com"],
  ["replyTo", "a@example.com\r\nBcc: victim@example.com"],
  ["replyTo", "a@example.com, victim@example.com"],
] as const) {
  test(`no header and no recipient comes in through ${field} ${JSON.stringify(value)}`, async () => {
    answer = null
    assert.equal((await mailer.send({ ...mail, [field]: value }, "key-4")).kind, "sent")
    const [sent] = received.splice(0)
    assert.ok(sent)
    assert.deepEqual(sent.to, ["visitor@example.org"])
    const headers = sent.text.split("\r\n\r\n")[0] ?? ""
    assert.doesNotMatch(headers, /^Bcc:/im)
  })
}

test("a server that is not there is tried again, and the mail is surely not out", async () => {
  const nowhere = smtpMailer("smtp://127.0.0.1:1", 1000)
  const outcome = await nowhere.send(mail, "key-5")
  nowhere.stop()
  assert.deepEqual([outcome.kind, outcome.kind === "retry" && outcome.ambiguous], ["retry", false])
})
