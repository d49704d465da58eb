import {
  contactFormPath,
  fieldNames,
  localToken,
  type ContactRequestBody,
  type Enquiry,
  type FieldErrors,
  type FieldName,
  type honeypotField,
} from "../../supabase/functions/_shared/contact/contract"

/** The address that the form is sent to. */
export const endpoint = `${process.env.GATSBY_CONTACT_HOST ?? ""}${contactFormPath}`

/** The public token that identifies this site to the service. */
export const anonToken = process.env.GATSBY_CONTACT_ANON_TOKEN ?? localToken

/** The time after which a request without a response is aborted, in milliseconds. */
const responseTimeout = 20_000

type EnquiryExtras = Required<Pick<ContactRequestBody, typeof honeypotField | "elapsed">> & {
  /** The same for every attempt to send an enquiry, so that the service stores it only once. */
  idempotencyKey: string
}

/** An enquiry that arrived, and its reference, if the service names one. */
export type Sent = { kind: "sent"; reference: string | undefined }

/**
 * The reasons for which an enquiry was not sent: the service has another one with this key, any other response than success,
 * or no response. After a timeout it may have arrived all the same.
 */
export type FailureKind = "alreadySent" | "refused" | "timeout" | "offline" | "network" | "unexpected"

export type Failure = {
  kind: FailureKind
  /** The message of the service or of the browser, if there is one. */
  message?: string | undefined
  /** The messages of the service about fields. */
  fields?: FieldErrors
  /** The thrown value, for the console. */
  error?: unknown
}

type Outcome = Sent | Failure

/** Returns the text in a field of a JSON body; undefined if it is missing or empty. */
const textIn = (body: unknown, field: "error" | "id" | FieldName): string | undefined => {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, field) : undefined
  return typeof value === "string" && value !== "" ? value : undefined
}

const fieldErrorsIn = (body: unknown): FieldErrors => {
  const { fields } = (body ?? {}) as { fields?: unknown }
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const text = textIn(fields, name)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

const failureOf = (error: unknown, signal: AbortSignal): Failure => {
  if (signal.aborted) return { kind: "timeout" }
  if (!(error instanceof Error)) return { kind: "unexpected", error }
  // `fetch` rejects with a TypeError if the network fails.
  if (!(error instanceof TypeError)) return { kind: "unexpected", message: error.message, error }
  return navigator.onLine ? { kind: "network", message: error.message, error } : { kind: "offline" }
}

/** Sends an enquiry to the contact service and returns what happened. Never throws. */
export const sendEnquiry = async (
  enquiry: Enquiry,
  { idempotencyKey, ...extras }: EnquiryExtras,
): Promise<Outcome> => {
  // AbortSignal.timeout does the same, but older browsers do not have it.
  const timeout = new AbortController()
  setTimeout(() => timeout.abort(), responseTimeout)
  const { signal } = timeout
  const request = {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${anonToken}`,
      "Idempotency-Key": idempotencyKey,
    },
    body: JSON.stringify({ ...enquiry, ...extras } satisfies ContactRequestBody),
    signal,
  }
  let response: Response
  try {
    response = await fetch(endpoint, request)
  } catch (error) {
    return failureOf(error, signal)
  }
  try {
    // No field of the body is required, but a successful body that is not JSON is not from the service.
    return outcomeOf(response, await response.json())
  } catch {
    return { kind: response.ok && signal.aborted ? "timeout" : "refused" }
  }
}

const outcomeOf = ({ ok, status }: Response, body: unknown): Outcome => {
  if (ok) return { kind: "sent", reference: textIn(body, "id") }
  const kind = status === 409 ? "alreadySent" : "refused"
  return { kind, message: textIn(body, "error"), fields: fieldErrorsIn(body) }
}
