import { graphql } from "gatsby"
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from "react"
import { fieldNames } from "../../../supabase/functions/_shared/contact/contract"
import { controlOf } from "../../contact/read-form"
import { endpoint } from "../../contact/request"
import { useContactForm, type ContactFormState } from "../../contact/use-contact-form"
import { useFieldErrors } from "../../contact/use-field-errors"
import { useBrowserValue } from "../../hooks/use-browser-value"
import { Button } from "../ui/button"
import { Link } from "../ui/link"
import { ContactFields } from "./contact-fields"
import * as styles from "./contact-form.module.css"
import { ThankYou } from "./thank-you"

type ContactFormProps = {
  copy: Queries.ContactFormFragment
  /** The address to which visitors can write if the service cannot be reached. */
  email: string
  /** The page on which visitors choose a time for a call. */
  bookingUrl?: string | null | undefined
}

/** The contact form. Without scripts the browser itself sends it to the same service. */
export function ContactForm({ copy, email, bookingUrl }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state, messageLength, clear: clearOutcome, edit, submit } = useContactForm(form, copy.errors)
  const { errors, check, clear } = useFieldErrors()
  const scripted = useBrowserValue(() => true, false)
  const submitting = state.phase === "submitting"
  const shownErrors = state.phase === "failure" ? { ...errors, ...state.fields } : errors

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting) return
    clearOutcome()
    if (!check(event.currentTarget)) return
    // The focused control is about to be disabled and would lose the focus.
    event.currentTarget.focus({ preventScroll: true })
    void submit(event.currentTarget)
  }

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) clear(target.name)
    edit()
  }

  return (
    <div className={styles.frame}>
      {state.phase === "success" && <ThankYou {...state} copy={copy.success} bookingUrl={bookingUrl} />}
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={endpoint}
        tabIndex={-1}
        noValidate={scripted}
        onSubmit={onSubmit}
        onChange={onChange}
        aria-busy={submitting}
      >
        <fieldset className={styles.fields} disabled={submitting}>
          <legend className="visually-hidden">{copy.submit}</legend>
          <ContactFields copy={copy} errors={shownErrors} messageLength={messageLength} />
          {state.phase === "failure" && <Failure {...state} byEmail={copy.errors.byEmail} email={email} />}
          <Button id="contact-submit" type="submit" className={styles.submit}>
            {submitting ? copy.submitting : copy.submit}
          </Button>
          <div role="status" className={styles.status}>
            {submitting && <SendingNote text={copy.submitting} slow={copy.slow} />}
          </div>
        </fieldset>
        <p className="secondary no-print">
          {copy.consent.before} <Link href={copy.consent.link.href}>{copy.consent.link.label}</Link>{" "}
          {copy.consent.after}
        </p>
        <noscript>
          <p className="secondary no-print">{copy.noScript}</p>
        </noscript>
      </form>
    </div>
  )
}

/** The time after which a submission counts as slow, in milliseconds. */
const slowAfter = 4000

/** Tells screen readers that the form is being sent, and every visitor if it takes longer than usual. */
function SendingNote({ text, slow }: { text: string; slow: string }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  return isSlow ? <p className="secondary">{slow}</p> : <p className="visually-hidden">{text}</p>
}

type FailureProps = Omit<Extract<ContactFormState, { phase: "failure" }>, "phase"> & {
  byEmail: string
  email: string
}

/**
 * The error box above the button. Unless the visitor has moved the focus out of the form, the first field that the service
 * has refused takes it, with its message, or else the box.
 */
function Failure({ title, message, fields, byEmail, email }: FailureProps) {
  const box = useRef<HTMLDivElement>(null)
  const refused = fieldNames.find((name) => name in fields)

  useEffect(() => {
    const form = box.current?.closest("form")
    if (form?.contains(document.activeElement)) (refused ? controlOf(form, refused) : box.current)?.focus()
  }, [refused])

  return (
    // An alert would interrupt the message of the field.
    <div ref={box} role={refused ? "status" : "alert"} tabIndex={-1} className={styles.failure}>
      {title && <p className={styles.failureTitle}>{title}</p>}
      <p>{message}</p>
      <p>
        {byEmail} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  )
}

export const query = graphql`
  fragment ContactForm on HomeContact {
    ...ContactFields
    submit
    submitting
    slow
    consent {
      before
      link {
        label
        href
      }
      after
    }
    success {
      ...ThankYou
    }
    errors {
      title
      alreadySent
      failed
      retry
      timeout
      offline
      byEmail
    }
    noScript
  }
`
