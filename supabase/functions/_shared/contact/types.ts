/** Reason to suspect an enquiry: the honeypot field was filled in, or the form was sent too fast. */
export type EnquiryFlag = "honeypot" | "too_fast"

/** A composed mail. The outbox keeps it byte for byte, so that every attempt sends the same mail. */
export type Mail = {
  from: { name: string; address: string }
  to: string
  replyTo: string
  subject: string
  text: string
}

export type MailKind = "notice" | "confirmation"

/** Result of one attempt to send a mail, the same for every provider. */
export type SendOutcome =
  | { kind: "sent" }
  /** To be tried again after at least `afterSeconds`. The mail may have been delivered. */
  | { kind: "retry"; error: string; afterSeconds?: number }
  /** The provider rejects the account, for example because of its key or quota, and so would reject every mail. */
  | { kind: "blocked"; error: string }
  /** The recipient's server rejects the recipient for good. */
  | { kind: "refused"; error: string }

/** Sends one mail; never throws. */
export type Mailer = {
  name: string
  /** Seconds for which a worker leases a mail: longer than an attempt can take. */
  leaseSeconds: number
  /** Ends the attempts in progress. */
  stop?: () => void
  send: (mail: Mail, key: string) => Promise<SendOutcome>
}

/** One line of the log. It contains no text of a visitor and no address. */
export type LogEntry = { level: "info" | "warn" | "error"; event: string } & Record<
  string,
  string | number | boolean | null
>
export type Log = (entry: LogEntry) => void
