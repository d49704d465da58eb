import { useLayoutEffect, useRef, useState, type RefObject } from "react"
import {
  fieldNames,
  honeypotField,
  type Enquiry,
  type FieldErrors,
} from "../../supabase/functions/_shared/contact/contract"
import { readDraft, writeDraft, type Draft } from "./draft"
import { keepTypedText } from "./keep-typed-text"
import { controlOf, readFields } from "./read-form"
import { describeFailure, type FailureTexts } from "./describe-failure"
import { sendEnquiry, type Failure, type Sent } from "./request"
import { trackFailure, trackSuccess } from "./track-outcome"

export type ContactFormState =
  | { phase: "idle" }
  | { phase: "submitting" }
  | (Omit<Sent, "kind"> & {
      phase: "success"
      /** The address that the visitor typed. */
      email: string
    })
  | {
      phase: "failure"
      title: string | undefined
      message: string
      /** The messages of the service about fields. */
      fields: FieldErrors
    }

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  )

/**
 * Fills empty fields from the draft. Values that were typed, autofilled or restored by the browser before hydration are kept.
 * Returns the draft's key only if the fields have exactly the values that were sent with it.
 */
const restoreDraft = (form: HTMLFormElement): Pick<Draft, "key"> => {
  const draft = readDraft()
  if (!draft) return {}
  for (const control of fieldNames.map((name) => controlOf(form, name))) {
    if (control.value === "") control.value = draft[control.name as keyof Enquiry]
  }
  const unchanged = fieldNames.every((name) => controlOf(form, name).value === draft[name])
  return { key: unchanged ? draft.key : undefined }
}

/**
 * Manages the states of the contact form: idle, submitting, success, failure. The fields are uncontrolled: the DOM has what
 * the visitor types, before and after hydration, and this hook reads it when needed.
 * An enquiry keeps its idempotency key until it is edited or has arrived, even after a reload.
 */
export const useContactForm = (ref: RefObject<HTMLFormElement | null>, texts: FailureTexts) => {
  const [state, setState] = useState<ContactFormState>({ phase: "idle" })
  const [messageLength, setMessageLength] = useState(0)
  const draft = useRef<Pick<Draft, "key">>({})
  const busy = useRef(false)
  const [restoreTyped] = useState(keepTypedText)

  const keep = (enquiry: Enquiry) => {
    setMessageLength(enquiry.message.length)
    writeDraft({ ...enquiry, ...draft.current })
  }

  // Before the browser paints, so that a visitor who returns from another page of the site does not see empty fields first.
  useLayoutEffect(() => {
    if (!ref.current) return
    restoreTyped(ref.current)
    draft.current = restoreDraft(ref.current)
    keep(readFields(ref.current))
  }, [ref])

  /** Removes the outcome of an earlier submission. */
  const clear = () => setState({ phase: "idle" })

  const edit = () => {
    draft.current.key = undefined
    setState((before) => (before.phase === "failure" ? { phase: "idle" } : before))
    if (ref.current) keep(readFields(ref.current))
  }

  const submit = async (form: HTMLFormElement) => {
    if (busy.current) return
    busy.current = true
    const enquiry = readFields(form)
    const { key = newKey() } = draft.current
    draft.current.key = key
    // Before the request is sent, because the visitor may reload before the response arrives.
    keep(enquiry)
    setState({ phase: "submitting" })
    const extras = {
      idempotencyKey: key,
      [honeypotField]: controlOf(form, honeypotField).value,
      // Since the start of the document, not since hydration: late scripts must not make a visitor look like a bot.
      elapsed: performance.now(),
    }
    const outcome = await sendEnquiry(enquiry, extras)
    busy.current = false
    if (outcome.kind === "sent") finish(form, key, { ...enquiry, ...outcome })
    else fail(enquiry, outcome)
  }

  const finish = (form: HTMLFormElement, key: string, { email, reference }: Enquiry & Sent) => {
    // In the meantime the visitor may have left, come back and started another enquiry.
    if (readDraft()?.key === key) writeDraft(undefined)
    draft.current.key = undefined
    form.reset()
    setMessageLength(0)
    setState({ phase: "success", email, reference })
    trackSuccess()
  }

  const fail = (enquiry: Enquiry, failure: Failure) => {
    const description = describeFailure(failure, texts)
    console.error(failure.error ?? description.message)
    if (failure.kind === "alreadySent") {
      // The service has stored other values with this key, so these values need a new one.
      draft.current.key = undefined
      keep(enquiry)
    }
    setState({ phase: "failure", ...description, fields: failure.fields ?? {} })
    trackFailure(failure.kind === "unexpected" ? failure.message : description.message, enquiry)
  }

  return { state, messageLength, clear, edit, submit }
}
