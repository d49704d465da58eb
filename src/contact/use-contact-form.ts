import { useLayoutEffect, useRef, useState, type RefObject } from "react"
import {
  fieldNames,
  honeypotField,
  type Enquiry,
  type FieldErrors,
} from "../../supabase/functions/_shared/contact/contract"
import { readDraft, writeDraft, type Draft } from "./draft"
import { controlOf, readFields } from "./form-fields"
import { RefusedError, sendEnquiry, type Receipt, type RequestMessages } from "./request"

export type ContactFormState =
  | { phase: "idle" }
  | { phase: "submitting" }
  | (Receipt & {
      phase: "success"
      /** True if the service already had this enquiry. */
      repeated: boolean
    })
  | {
      phase: "failure"
      title: string | undefined
      message: string
      note: string | undefined
      /** The messages of the service about fields. */
      fields: FieldErrors
    }

/** The outcome of a submission. `error` is the message of the error, or "Unknown error" for another thrown value. */
export type ContactOutcome = { sent: true } | { sent: false; error: string }

type Messages = RequestMessages & { title: string; alreadySent: string; retry: string; network: string }

type Options = { messages: Messages; onOutcome: (outcome: ContactOutcome) => void }

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  )

// The service has already stored other values with this key, so these values need a new one.
const isKeyConflict = (error: unknown) => error instanceof Error && error.cause === 409

// `fetch` rejects with a TypeError if the network fails. 429 means that too many requests came in a short time.
const isTemporary = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof Error && (error.cause === 429 || Number(error.cause) >= 500))

// Two of these messages already say what the title says. After a timeout the enquiry may have arrived.
const needsNoTitle = (message: string, { failed, retry, timeout }: Messages) =>
  [failed, retry, timeout].includes(message)

const isUnanswered = (error: unknown, { timeout, offline }: Messages) =>
  error instanceof Error && [timeout, offline].includes(error.message)

const titleOf = (error: unknown, message: string, messages: Messages): string | undefined => {
  if (isKeyConflict(error)) return messages.alreadySent
  return needsNoTitle(message, messages) ? undefined : messages.title
}

const messageOf = (error: unknown, { retry }: Messages) => (error instanceof Error ? error.message : retry)

const failureOf = (error: unknown, messages: Messages): ContactFormState => ({
  phase: "failure",
  title: titleOf(error, messageOf(error, messages), messages),
  message: messageOf(error, messages),
  // The messages for these errors, of the browser or of the service, do not say how else to write.
  note: isTemporary(error) || isUnanswered(error, messages) ? messages.network : undefined,
  fields: error instanceof RefusedError ? error.fields : {},
})

// Every error with a cause is expected, and has a message for the visitor.
const logged = (error: unknown) =>
  error instanceof Error && error.cause !== undefined ? error.message : error

/**
 * Fills empty fields from the draft. Values that were typed, autofilled or restored by the browser before hydration are kept.
 * Returns the draft's key only if the fields have exactly the values that were sent with it.
 */
const restoreDraft = (form: HTMLFormElement): Pick<Draft, "startedAt" | "key"> => {
  const draft = readDraft()
  // The start of the document, not the time of hydration: late scripts must not make a visitor look like a bot.
  if (!draft) return { startedAt: performance.timeOrigin }
  for (const control of fieldNames.map((name) => controlOf(form, name))) {
    if (control.value === "") control.value = draft[control.name as keyof Enquiry]
  }
  const unchanged = fieldNames.every((name) => controlOf(form, name).value === draft[name])
  return { startedAt: draft.startedAt, key: unchanged ? draft.key : undefined }
}

/**
 * Manages the states of the contact form: idle, submitting, success, failure. The fields are uncontrolled: the DOM has what
 * the visitor types, before and after hydration, and this hook reads it when needed.
 * An enquiry keeps its idempotency key until it is edited or has arrived, even after a reload.
 */
export const useContactForm = (ref: RefObject<HTMLFormElement | null>, { messages, onOutcome }: Options) => {
  const [state, setState] = useState<ContactFormState>({ phase: "idle" })
  const [messageLength, setMessageLength] = useState(0)
  const draft = useRef<Pick<Draft, "startedAt" | "key">>({ startedAt: 0 })
  const busy = useRef(false)
  const lastReference = useRef<string>(undefined)

  const keep = (enquiry: Enquiry) => {
    setMessageLength(enquiry.message.length)
    writeDraft({ ...enquiry, ...draft.current })
  }

  // Before the browser paints, so that a visitor who returns from another page of the site does not see empty fields first.
  useLayoutEffect(() => {
    if (!ref.current) return
    draft.current = restoreDraft(ref.current)
    keep(readFields(ref.current))
  }, [ref])

  const edit = () => {
    draft.current.key = undefined
    setState((before) => (before.phase === "idle" ? before : { phase: "idle" }))
    if (ref.current) keep(readFields(ref.current))
  }

  const submit = async (form: HTMLFormElement) => {
    if (busy.current) return
    busy.current = true
    const enquiry = readFields(form)
    const { startedAt, key = newKey() } = draft.current
    draft.current.key = key
    // Before the request is sent, because the visitor may reload before the response arrives.
    keep(enquiry)
    setState({ phase: "submitting" })
    try {
      const extras = { idempotencyKey: key, [honeypotField]: controlOf(form, honeypotField).value, startedAt }
      const receipt = await sendEnquiry(enquiry, extras, messages)
      // In the meantime the visitor may have left, come back and started another enquiry.
      if (readDraft()?.key === key) writeDraft(undefined)
      draft.current.key = undefined
      form.reset()
      setMessageLength(0)
      // The service gives two equal enquiries the same reference.
      const { reference } = receipt
      const repeated = reference !== undefined && reference === lastReference.current
      lastReference.current = reference
      setState({ phase: "success", ...receipt, repeated })
      onOutcome({ sent: true })
    } catch (error) {
      console.error(logged(error))
      if (isKeyConflict(error)) {
        draft.current.key = undefined
        keep(enquiry)
      }
      setState(failureOf(error, messages))
      onOutcome({ sent: false, error: error instanceof Error ? error.message : "Unknown error" })
    } finally {
      busy.current = false
    }
  }

  return { state, messageLength, edit, submit }
}
