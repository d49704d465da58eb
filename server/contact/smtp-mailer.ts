import { createTransport } from "nodemailer"
import type { Mailer, SendOutcome } from "../../supabase/functions/_shared/contact/types"
import { nodemailerMessage } from "./nodemailer-message"

/** How long to wait for an SMTP server, in milliseconds. */
export type SmtpTimeouts = {
  /** For the connection and the greeting. */
  setup: number
  /**
   * For each reply after that. RFC 5321 section 4.5.3.2.6 demands ten minutes after the text, because a client that gives
   * up earlier sends the mail again to a server that has it.
   */
  reply: number
}

/**
 * Sends through an SMTP server. SMTP knows no idempotency key: a mail whose answer was lost is sent again, with the
 * same Message-ID.
 */
export const smtpMailer = (url: string, timeouts: Partial<SmtpTimeouts> = {}): Mailer => {
  const { setup = 10_000, reply = 600_000 } = timeouts
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // The outbox decides what is sent again; the pool would do so at once and without a word.
    maxRequeues: 0,
    connectionTimeout: setup,
    greetingTimeout: setup,
    socketTimeout: reply,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const stopped = new AbortController()
  return {
    name: "smtp",
    parallel: 3,
    leaseSeconds: 900,
    send: async (mail, key) => {
      try {
        const { messageId } = await transport.sendMail({ ...nodemailerMessage(mail, key), signal: stopped.signal })
        return { kind: "sent", providerId: messageId }
      } catch (error) {
        return smtpOutcome(error as SmtpError)
      }
    },
    stop: () => {
      stopped.abort()
      transport.close()
    },
  }
}

/** An error of nodemailer. */
export type SmtpError = Error & {
  code?: string
  /** The reply of the server, if there was one. */
  responseCode?: number
  response?: string
  command?: string
  /** Which of the timeouts it was. */
  timeoutType?: string
  syscall?: string
}

/** Returns what an error of nodemailer means: the reply code of RFC 5321 section 4.2.1, or how the connection ended. */
export const smtpOutcome = (error: SmtpError): SendOutcome => {
  const { code = "", responseCode = 0, command = "" } = error
  const words = [code, responseCode || null, command].filter(Boolean).join(" ")
  if (code === "EAUTH" || code === "ENOAUTH") return { kind: "blocked", error: words, afterSeconds: 300 }
  if (responseCode >= 500) {
    // Before a recipient is named, the server refuses us and would refuse every mail.
    if (command !== "RCPT TO" && command !== "DATA")
      return { kind: "blocked", error: words, afterSeconds: 300 }
    // X.7.X is a policy (RFC 3463), "relay access denied" for example: a person can change it.
    if (/^\d{3}[ -]5\.7\./.test(error.response ?? ""))
      return { kind: "retry", error: words, ambiguous: false }
    return { kind: "refused", error: words }
  }
  if (responseCode >= 400) return { kind: "retry", error: words, ambiguous: false }
  return { kind: "retry", error: words, ambiguous: !endedBeforeText(error) }
}

/** Whether the mail cannot have been taken. nodemailer says "CONN" for every connection that ends, also after the text. */
const endedBeforeText = ({ code = "", timeoutType = "", syscall }: SmtpError): boolean =>
  syscall === "connect" ||
  ["ECONNREFUSED", "EDNS", "ETLS"].includes(code) ||
  ["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"].includes(timeoutType)
