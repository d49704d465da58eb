import { useEffect, useRef, useState } from "react"
import { readDraft, writeDraft } from "./draft"
import { sendEnquiry, type Enquiry, type RequestMessages } from "./request"

export type ContactFormState =
  { phase: "idle" } | { phase: "submitting" } | { phase: "success" } | { phase: "failure"; message: string }

/** What the form tells analytics (spec, section 7): fixed words and the error shown, never what the visitor typed. */
export type ContactOutcome = { sent: true } | { sent: false; error: string }

type Options = {
  messages: RequestMessages & { retry: string }
  onOutcome: (outcome: ContactOutcome) => void
}

const empty: Enquiry = { name: "", email: "", company: "", message: "" }

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  )

// The service knows the key with other words: only a new one can bring these in.
const keyIsUsedUp = (error: unknown) => error instanceof Error && error.cause === 409

/**
 * The states of the contact form: idle, submitting, success, failure (spec, section 4).
 * One enquiry keeps one idempotency key until it is edited or has arrived, also over a reload.
 */
export const useContactForm = ({ messages, onOutcome }: Options) => {
  const [values, setValues] = useState(empty)
  const [state, setState] = useState<ContactFormState>({ phase: "idle" })
  const key = useRef<string>(undefined)
  const busy = useRef(false)
  const startedAt = useRef(0)

  useEffect(() => {
    startedAt.current = Date.now()
    const draft = readDraft()
    if (!draft) return
    const { startedAt: before, key: sent, ...typed } = draft
    startedAt.current = before
    key.current = sent
    setValues(typed)
  }, [])

  const keep = (typed: Enquiry) => writeDraft({ ...typed, startedAt: startedAt.current, key: key.current })

  const edit = (field: keyof Enquiry, value: string) => {
    key.current = undefined
    setState({ phase: "idle" })
    setValues((before) => {
      const after = { ...before, [field]: value }
      keep(after)
      return after
    })
  }

  const submit = async (trap: string) => {
    if (busy.current) return
    busy.current = true
    key.current ??= newKey()
    // Before the request goes out: a reload may come before its answer.
    keep(values)
    setState({ phase: "submitting" })
    try {
      const extras = { idempotencyKey: key.current, hp_ref: trap, startedAt: startedAt.current }
      await sendEnquiry(values, extras, messages)
      // Meanwhile the visitor may have left, come back and begun another enquiry.
      if (readDraft()?.key === key.current) writeDraft(undefined)
      key.current = undefined
      setValues(empty)
      setState({ phase: "success" })
      onOutcome({ sent: true })
    } catch (error) {
      console.error(error)
      if (keyIsUsedUp(error)) {
        key.current = undefined
        keep(values)
      }
      setState({ phase: "failure", message: error instanceof Error ? error.message : messages.retry })
      onOutcome({ sent: false, error: error instanceof Error ? error.message : "Unknown error" })
    } finally {
      busy.current = false
    }
  }

  return { values, state, edit, submit }
}
