import {
  contactFormPath,
  fieldNames,
  localToken,
  type ContactRequestBody,
  type Enquiry,
  type FieldErrors,
  type FieldName,
} from "../../supabase/functions/_shared/contact/contract"

/** The address that the form is sent to. */
export const endpoint = `${process.env.GATSBY_CONTACT_HOST ?? ""}${contactFormPath}`

/** The public token that identifies this site to the service. */
export const anonToken = process.env.GATSBY_CONTACT_ANON_TOKEN ?? localToken

/** The time after which a request without a response is aborted, in milliseconds. */
const responseTimeout = 20_000

export type EnquiryExtras = Required<Pick<ContactRequestBody, "hp_ref" | "startedAt">> & {
  /** The same for every attempt to send an enquiry, so that the service stores it only once. */
  idempotencyKey: string
}

/** Messages for failures that the service does not explain. */
export type RequestMessages = { failed: string; timeout: string; offline: string }

/** An error response of the service, with its message for each field that it refuses. */
export class RefusedError extends Error {
  readonly fields: FieldErrors

  constructor(message: string, status: number, fields: FieldErrors) {
    super(message, { cause: status })
    this.fields = fields
  }
}

/** The reference of an enquiry, if the service names one, and whether it sends a confirmation. */
export type Receipt = { reference: string | undefined; confirmation: boolean }

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

/**
 * Sends an enquiry to the contact service.
 * @throws a RefusedError for an error response, with its status as the cause; an Error whose message is for the visitor;
 * for a network failure, the error of `fetch`
 */
export const sendEnquiry = async (
  enquiry: Enquiry,
  { idempotencyKey, ...extras }: EnquiryExtras,
  messages: RequestMessages,
): Promise<Receipt> => {
  const signal = AbortSignal.timeout(responseTimeout)
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${anonToken}`,
      "Idempotency-Key": idempotencyKey,
    },
    body: JSON.stringify({ ...enquiry, ...extras } satisfies ContactRequestBody),
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw new Error(messages.timeout, { cause: error })
    if (!navigator.onLine) throw new Error(messages.offline, { cause: error })
    throw error
  })
  // No field of the body is required, but a body that is not JSON is not from the service.
  if (response.ok) {
    const body: unknown = await response.json().catch((error: unknown) => {
      throw new Error(signal.aborted ? messages.timeout : messages.failed, { cause: error })
    })
    // A mailbox gets few confirmations, so that nobody can flood it.
    const confirmation = (body as { confirmation?: unknown } | null)?.confirmation !== false
    return { reference: textIn(body, "id"), confirmation }
  }
  const refusal: unknown = await response.json().catch(() => undefined)
  const message = textIn(refusal, "error") ?? messages.failed
  throw new RefusedError(message, response.status, fieldErrorsIn(refusal))
}
