import { fieldNames, type Enquiry } from "../contract.ts"
import type { EnquiryFlag, Mail, MailKind } from "../types.ts"

/** The enquiry and mails that `submit` stores in one transaction. */
export type Submission = Enquiry & {
  id: string
  /** The same for every attempt to send one enquiry. */
  key: string
  /** Tells two enquiries with the same key apart. */
  bodyHash: string
  /** The network of the client; null where no address is known. */
  client: string | null
  flag: EnquiryFlag | null
  /** Posts per client in the window of `contact.submit()`; 0 turns the limit off. */
  postLimit: number
  confirmationsPerHour: number
  mails: Record<MailKind, Mail>
}

export type SubmitResult =
  | { outcome: "stored" | "replayed" | "key_reused"; id: string }
  /** The client has sent too many posts. `retryAfter` is in seconds. */
  | { outcome: "limited"; retryAfter: number }

/** A mail that a worker has leased from the outbox. */
export type LeasedMail = {
  id: number
  /** The same for every attempt: providers recognise a repeated mail by it. */
  key: string
  kind: MailKind
  mail: Mail
  /** This attempt included. */
  attempts: number
  /** Seconds since the enquiry. */
  ageSeconds: number
  leaseToken: string
}

/** New state of a mail that was not sent. */
export type OutboxFailure = { state: "pending" | "failed"; delaySeconds: number; error: string }

/** The SQL functions that the service may call; each is one transaction. Each rejects if the database does not respond. */
export type ContactStore = {
  submit: (submission: Submission) => Promise<SubmitResult>
  outboxClaim: (request: { leaseSeconds: number }) => Promise<LeasedMail | null>
  outboxDone: (request: { id: number; leaseToken: string }) => Promise<boolean>
  outboxFail: (request: OutboxFailure & { id: number; leaseToken: string }) => Promise<boolean>
  /** Erases what is due. Returns the ids of the enquiries whose mails are erased. */
  purge: () => Promise<string[]>
  /** Rejects where an enquiry could not be stored. `mailsFail` is true if a notice has waited for ten minutes, or is given up. */
  health: () => Promise<{ mailsFail: boolean }>
}

/** A pool of `pg` or a PGlite. `query` runs one statement with values for $1, $2 and so on. */
export type Database = { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> }

/** Creates a store on a database. The SQL functions return what the types above describe. */
export const contactStore = (database: Database): ContactStore => {
  const call = async (name: string, request: object): Promise<unknown> => {
    const { rows } = await database.query(`select contact.${name}($1) as result`, [JSON.stringify(request)])
    return (rows[0] as { result: unknown }).result
  }
  return {
    submit: (request) => call("submit", request) as ReturnType<ContactStore["submit"]>,
    outboxClaim: (request) => call("outbox_claim", request) as ReturnType<ContactStore["outboxClaim"]>,
    outboxDone: (request) => call("outbox_done", request) as ReturnType<ContactStore["outboxDone"]>,
    outboxFail: (request) => call("outbox_fail", request) as ReturnType<ContactStore["outboxFail"]>,
    purge: () => call("purge", {}) as ReturnType<ContactStore["purge"]>,
    health: () => call("health", {}) as ReturnType<ContactStore["health"]>,
  }
}

/** Rejects if a field has no column. It would be lost: SQL ignores values that it does not know. */
export const checkColumns = async (database: Database): Promise<void> => {
  const columns = "select attname::text from pg_attribute where attrelid = to_regclass('contact.messages')"
  const { rows } = await database.query(`select $1::text[] <@ array(${columns}) as complete`, [fieldNames])
  if (!(rows[0] as { complete: boolean }).complete)
    throw new Error("it has no contact schema, or that of an older version: run the migrations first")
}

/** Returns the code of a database error. Its message can quote a row, which must not be logged. */
export const errorCode = (error: unknown): string => {
  const { code, name } = error as { code?: string; name?: string }
  return code ?? name ?? "unknown"
}
