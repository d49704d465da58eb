import { createTransport } from "nodemailer"
import type { SMTPError } from "nodemailer/lib/smtp-connection"
import { replyLine } from "../../supabase/functions/_shared/contact/mail/drain-outbox"
import type { Mail, Mailer, SendOutcome } from "../../supabase/functions/_shared/contact/types"

/**
 * How long to wait for an SMTP server, in milliseconds: for the connection and the greeting, and for each later reply. RFC
 * 5321 section 4.5.3.2.6 requires ten minutes after the text: a client that gives up earlier may repeat a mail that the
 * server has accepted.
 */
const timeouts = { setup: 10_000, reply: 600_000 }

/** In milliseconds. A server that takes minutes for each reply must not hold a mail for longer than its lease. */
const longestAttempt = 840_000
const leaseSeconds = 900

/** Sends through an SMTP server. SMTP has no idempotency keys: a mail whose reply was lost is sent again, with the same Message-ID. */
export const smtpMailer = (url: string): Mailer => {
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(new URL(url).hostname)
  const transport = createTransport({
    url,
    pool: true,
    // Without encryption the password and the enquiries could be read on their way.
    requireTLS: !isLocal,
    // The certificate of a server on this machine is usually self-signed.
    tls: { rejectUnauthorized: !isLocal },
    // The outbox decides about retries; the pool would retry at once and not report it.
    maxRequeues: 0,
    connectionTimeout: timeouts.setup,
    greetingTimeout: timeouts.setup,
    socketTimeout: timeouts.reply,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const stopped = new AbortController()
  return {
    name: "smtp",
    leaseSeconds,
    send: async (mail, key) => {
      try {
        const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(longestAttempt)])
        await transport.sendMail({ ...nodemailerMessage(mail, key), signal })
        return { kind: "sent" }
      } catch (error) {
        return smtpOutcome(error as SMTPError)
      }
    },
    stop: () => {
      stopped.abort()
      transport.close()
    },
  }
}

/** Converts a mail to a message of nodemailer. Addresses are objects, so that no text is parsed as a second recipient. */
const nodemailerMessage = (mail: Mail, key: string) => ({
  from: { name: mail.from.name, address: mail.from.address },
  to: [{ name: "", address: mail.to }],
  replyTo: [{ name: "", address: mail.replyTo }],
  subject: mail.subject,
  text: mail.text,
  // The same for every attempt, so that a mailbox can recognise a duplicate.
  messageId: `<${key}@${mail.from.address.split("@")[1]}>`,
  headers: { "Auto-Submitted": "auto-generated" },
})

// Enhanced status codes (RFC 3463) of a recipient that does not exist, has moved, or is switched off.
const recipientGone = /^\d{3}[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/

/** Interprets an error of nodemailer by its reply code (RFC 5321 section 4.2.1). */
const smtpOutcome = (failure: SMTPError): SendOutcome => {
  const { code = "", responseCode = 0, command = "", response = "", message } = failure
  // The message of another error can hold an address.
  const text = response ? replyLine(response) : code === "ESOCKET" && message
  const error = [code, command, text].filter(Boolean).join(" ")
  const isRejected = responseCode >= 500
  // A rejection before RCPT TO concerns the account, so every mail would be rejected.
  if (["EAUTH", "ENOAUTH"].includes(code) || (isRejected && !["RCPT TO", "DATA"].includes(command)))
    return { kind: "blocked", error }
  // Any other rejection can concern the sender, a policy or a quota, which the operator can change.
  if (command === "RCPT TO" && recipientGone.test(response)) return { kind: "refused", error }
  return { kind: "retry", error }
}
