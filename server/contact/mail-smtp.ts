import { createTransport } from "nodemailer"
import type { Mailer, SendOutcome } from "../../supabase/functions/_shared/contact/types"
import { messageOf } from "./message-of"

/**
 * Sends through an SMTP server. SMTP knows no idempotency key: a mail whose answer was lost is sent again, with the
 * same Message-ID.
 */
export const smtpMailer = (url: string, timeoutMilliseconds = 10_000): Mailer & { stop(): void } => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: "smtp",
    parallel: 3,
    send: async (mail, key) => {
      try {
        const { messageId } = await transport.sendMail(messageOf(mail, key))
        return { kind: "sent", providerId: messageId }
      } catch (error) {
        return smtpOutcome(error as SmtpError)
      }
    },
    stop: () => transport.close(),
  }
}

export type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

/** What an error of nodemailer means: the reply code of RFC 5321 section 4.2.1, or how the connection ended. */
export const smtpOutcome = (error: SmtpError): SendOutcome => {
  const { code, responseCode = 0, command } = error
  const words = [code, responseCode || null, command].filter(Boolean).join(" ")
  if (code === "EAUTH" || code === "ENOAUTH") return { kind: "blocked", error: words, afterSeconds: 300 }
  if (responseCode >= 500) return { kind: "refused", error: words }
  if (responseCode >= 400) return { kind: "retry", error: words, ambiguous: false }
  // Before the text of the mail was sent it cannot have been taken; after that nobody knows.
  const before = ["ECONNECTION", "EDNS", "ETLS", "ECONNREFUSED"].includes(code ?? "") || command === "CONN"
  return { kind: "retry", error: words, ambiguous: !before }
}
