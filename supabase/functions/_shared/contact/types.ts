/** Why an enquiry is suspicious: the honeypot field was filled in, or the form came back too fast. */
export type EnquiryFlag = "honeypot" | "too_fast"

/** Name and address that a mail comes from. */
export type Sender = { name: string; address: string }

/** A composed mail. The outbox keeps it byte for byte, so that every attempt sends the same mail. */
export type Mail = {
  from: Sender
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
}

export type MailKind = "notice" | "confirmation"

/** A template from `content/emails/`. */
export type MailTemplate = { subject: string; text: string }

/** The templates of both mails and the details of the practice that they mention, from `content/`. */
export type MailTemplates = {
  /** The name of the practice. */
  name: string
  /** Where enquiries go, and where visitors write to. */
  email: string
  /** Where mails come from; a provider requires an address of a verified domain. */
  sender: string
  phone: string
  /** The public address of the site, without a trailing slash. */
  url: string
  notice: MailTemplate
  confirmation: MailTemplate
}

/** Result of one attempt to send a mail, the same for every provider. */
export type SendOutcome =
  | { kind: "sent"; providerId: string | null }
  /** To be tried again, not before `afterSeconds`; `ambiguous` if the mail may have been delivered. */
  | { kind: "retry"; error: string; ambiguous: boolean; afterSeconds?: number }
  /** The provider refuses the account and not this mail (a key, a quota); a person has to act. */
  | { kind: "blocked"; error: string; afterSeconds: number }
  | { kind: "refused"; error: string }
  | { kind: "held"; error: string }

/** Sends one mail; never throws. */
export type Mailer = {
  name: string
  /** How many mails may be sent at once. */
  parallel: number
  /** How long a worker keeps a mail to itself, in seconds: longer than an attempt can take. */
  leaseSeconds: number
  /** Ends the attempts in progress. */
  stop?: () => void
  send: (mail: Mail, key: string) => Promise<SendOutcome>
}

/** One line of the log. It never holds what a visitor typed, nor an address. */
export type LogEntry = { level: "info" | "warn" | "error"; event: string } & Record<
  string,
  string | number | boolean | null
>
export type Log = (entry: LogEntry) => void
