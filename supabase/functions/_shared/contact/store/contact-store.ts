import type { ContactStore } from "../types.ts"

/** The SQL functions of schema `contact` that the service may call. */
export const storeFunctions = ["submit", "outbox_claim", "outbox_done", "outbox_fail", "purge"] as const
export type StoreFunction = (typeof storeFunctions)[number]

/** The SQL that calls one function of the schema: one JSON text goes in, one JSON text comes out. */
export const callSql = (name: string): string => `select contact.${name}($1::text::jsonb)::text as result`

/**
 * A store from a way to call an SQL function. The functions and these types describe the same JSON, so the result is
 * taken at its word.
 */
export const storeFromCalls = (
  call: (name: StoreFunction, request: object) => Promise<unknown>,
): ContactStore => ({
  submit: (request) => call("submit", request) as ReturnType<ContactStore["submit"]>,
  outboxClaim: (request) => call("outbox_claim", request) as ReturnType<ContactStore["outboxClaim"]>,
  outboxDone: (request) => call("outbox_done", request) as ReturnType<ContactStore["outboxDone"]>,
  outboxFail: (request) => call("outbox_fail", request) as ReturnType<ContactStore["outboxFail"]>,
  purge: (request) => call("purge", request) as ReturnType<ContactStore["purge"]>,
})
