/** What a visitor sends, after validation. */
export type Enquiry = {
  name: string
  email: string
  company: string
  message: string
}

/** Why an enquiry is looked at twice: the honeypot field was filled, or the form came back too fast. */
export type EnquiryFlag = "honeypot" | "too_fast"

/** Someone a mail comes from. */
export type Sender = { name: string; address: string }

/** A mail, ready to be sent: the outbox keeps it byte for byte, so that retries do not differ. */
export type Mail = {
  from: Sender
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
}

export type MailKind = "notice" | "confirmation"

/** What `submit` stores in one transaction. */
export type Submission = Enquiry & {
  id: string
  /** The `Idempotency-Key` header, or null. */
  key: string | null
  bodyHash: string
  /** A keyed hash of the client's address, or null where no address is known. */
  clientHash: string | null
  /** A keyed hash of the mailbox, the same for every spelling of its address. */
  mailboxHash: string
  flag: EnquiryFlag | null
  /** Posts for each client in ten minutes; 0 counts nothing. */
  postLimit: number
  confirmationsPerHour: number
  mails: Record<MailKind, Mail>
}

export type SubmitResult =
  /** `confirmation`: whether one goes out to the visitor. */
  | { outcome: "stored" | "replayed"; id: string; confirmation: boolean }
  | { outcome: "key_reused"; id: string }
  /** `everybody`: too many posts of all visitors together. Seconds. */
  | { outcome: "limited"; scope: "sender" | "everybody"; retryAfter: number }

/** A mail that a worker has leased from the outbox. */
export type LeasedMail = {
  id: number
  /** The same for every try of this mail: providers recognise a repetition by it. */
  key: string
  kind: MailKind
  mail: Mail
  /** How many notices are held back, if this one is to say so; else 0. */
  heldBack: number
  /** This try included. */
  attempts: number
  /** Seconds since the first try. */
  ageSeconds: number
  /** True if an earlier try may have been delivered. */
  ambiguous: boolean
  leaseToken: string
}

/** What becomes of a mail that was not sent. */
export type OutboxFailure = {
  state: "pending" | "dead" | "held"
  delaySeconds: number
  error: string
  ambiguous: boolean
  /** False where the try says nothing about this mail: a wrong key hits all of them. */
  counted: boolean
}

/** The five SQL functions the service may call; each is one transaction. Throws when the database cannot answer. */
export type ContactStore = {
  submit: (submission: Submission) => Promise<SubmitResult>
  outboxClaim(request: { count: number; leaseSeconds: number }): Promise<LeasedMail[]>
  outboxDone: (request: { id: number; leaseToken: string; providerId: string | null }) => Promise<boolean>
  outboxFail(request: OutboxFailure & { id: number; leaseToken: string }): Promise<boolean>
  /** Erases what is due, at most `limit` enquiries. Gives their ids, and whether there is more to erase. */
  purge(request: { limit?: number }): Promise<{ ids: string[]; more: boolean }>
}

/** How a try to send ended, in words that do not depend on the provider. */
export type SendOutcome =
  | { kind: "sent"; providerId: string | null }
  /** To be tried again, not before `afterSeconds`; `ambiguous` if it may have been delivered. */
  | { kind: "retry"; error: string; ambiguous: boolean; afterSeconds?: number }
  /** Nothing wrong with this mail: the provider refuses us (a key, a quota). A person has to act. */
  | { kind: "blocked"; error: string; afterSeconds: number }
  | { kind: "refused"; error: string }
  | { kind: "held"; error: string }

/** Sends one mail; never throws. */
export type Mailer = {
  name: string
  /** How many mails may be on their way at once. */
  parallel: number
  /** How long a worker needs a mail to itself: longer than a try can take. */
  leaseSeconds: number
  /** Ends what is under way. */
  stop?: () => void
  send: (mail: Mail, key: string) => Promise<SendOutcome>
}

/** One line of the log: never what a visitor typed, never an address. */
export type LogEntry = { level: "info" | "warn" | "error"; event: string } & Record<
  string,
  string | number | boolean | null
>
export type Log = (entry: LogEntry) => void

/** A template from `content/emails/`. */
export type MailTemplate = { subject: string; text: string }

/** The words and addresses of the mails, from `content/`. */
export type MailTemplates = {
  /** The name of the practice. */
  name: string
  /** Where enquiries go, and what visitors write to. */
  email: string
  /** Where mails come from; a provider wants an address of a domain it knows. */
  sender: string
  phone: string
  /** The public address of the site, without a trailing slash. */
  url: string
  notice: MailTemplate
  confirmation: MailTemplate
}
