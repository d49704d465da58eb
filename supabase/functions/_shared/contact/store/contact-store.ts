import type { Enquiry } from "../contract.ts"
import type { EnquiryFlag, Mail, MailKind } from "../types.ts"

/** The enquiry and mails that `submit` stores in one transaction. */
export type Submission = Enquiry & {
  id: string
  /** The `Idempotency-Key` header, or null. */
  key: string | null
  bodyHash: string
  /** Null where no address is known. The other hashes are those of enquiry/hashes.ts. */
  clientHash: string | null
  mailboxHash: string
  domainHash: string | null
  flag: EnquiryFlag | null
  /** Posts per client in ten minutes; 0 turns the limits off. */
  postLimit: number
  confirmationsPerHour: number
  mails: Record<MailKind, Mail>
}

export type SubmitResult =
  | { outcome: "stored" | "replayed" | "key_reused"; id: string }
  /**
   * Too many posts by the client or by all visitors together, or too many requests by the client, repeated posts included.
   * `retryAfter` is in seconds.
   */
  | { outcome: "limited"; scope: "sender" | "everybody" | "requests"; retryAfter: number }

/** A mail that a worker has leased from the outbox. */
export type LeasedMail = {
  id: number
  /** The same for every attempt: providers recognise a repeated mail by it. */
  key: string
  kind: MailKind
  mail: Mail
  /** Number of held notices, if this mail reports it; else 0. */
  heldBack: number
  /** This attempt included. */
  attempts: number
  /** Seconds since the first attempt. */
  ageSeconds: number
  /** True if an earlier attempt may have been delivered. */
  ambiguous: boolean
  leaseToken: string
}

/** New state of a mail that was not sent. */
export type OutboxFailure = {
  state: "pending" | "dead" | "held"
  delaySeconds: number
  error: string
  ambiguous: boolean
  /** False if the attempt says nothing about this mail: a wrong API key, for example, affects all of them. */
  counted: boolean
}

/** The SQL functions that the service may call; each is one transaction. Each rejects if the database does not respond. */
export type ContactStore = {
  submit: (submission: Submission) => Promise<SubmitResult>
  outboxClaim: (request: { count: number; leaseSeconds: number }) => Promise<LeasedMail[]>
  outboxDone: (request: { id: number; leaseToken: string; providerId: string | null }) => Promise<boolean>
  outboxFail: (request: OutboxFailure & { id: number; leaseToken: string }) => Promise<boolean>
  /** Erases what is due, at most `limit` enquiries. Returns their ids, and true in `more` if there is more to erase. */
  purge: (request: { limit: number }) => Promise<{ ids: string[]; more: boolean }>
  /**
   * Writes a row; rejects where an enquiry could not be stored. `mailsFail` is true if a notice was given up, or a mail has
   * waited for more than ten minutes, except a confirmation that failed.
   */
  health: (request: Record<string, never>) => Promise<{ mailsFail: boolean }>
}

/** Returns the SQL that calls a function of schema `contact`, with one JSON text as argument and one as result. */
export const callSql = (name: string): string => `select contact.${name}($1::text::jsonb)::text as result`

/** Returns the code of a database error. Its message can quote a row, which must not be logged. */
export const errorCode = (error: unknown): string => {
  const { code, name } = error as { code?: string; name?: string }
  return code ?? name ?? "unknown"
}

/**
 * Creates a store from a function that calls SQL functions. These return what the types above describe, so results are not
 * validated again.
 */
export const storeFromCalls = (call: (name: string, request: object) => Promise<unknown>): ContactStore => ({
  submit: (request) => call("submit", request) as ReturnType<ContactStore["submit"]>,
  outboxClaim: (request) => call("outbox_claim", request) as ReturnType<ContactStore["outboxClaim"]>,
  outboxDone: (request) => call("outbox_done", request) as ReturnType<ContactStore["outboxDone"]>,
  outboxFail: (request) => call("outbox_fail", request) as ReturnType<ContactStore["outboxFail"]>,
  purge: (request) => call("purge", request) as ReturnType<ContactStore["purge"]>,
  health: (request) => call("health", request) as ReturnType<ContactStore["health"]>,
})
