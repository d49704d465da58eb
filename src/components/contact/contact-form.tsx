import { graphql } from "gatsby"
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from "react"
import { flushSync } from "react-dom"
import { fieldNames, referenceOf } from "../../../supabase/functions/_shared/contact/contract"
import { controlOf } from "../../contact/read-form"
import { endpoint } from "../../contact/request"
import { useContactForm, type ContactFormState } from "../../contact/use-contact-form"
import { useFieldErrors } from "../../contact/use-field-errors"
import { useBrowserValue } from "../../hooks/use-browser-value"
import { Button } from "../ui/button"
import { Link } from "../ui/link"
import { ContactFields } from "./contact-fields"
import * as styles from "./contact-form.module.css"
import { isInView } from "./in-view"
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
  const status = useRef<HTMLDivElement>(null)
  const { state, messageLength, edit, submit } = useContactForm(form, copy.errors)
  const { errors, check, clear } = useFieldErrors()
  const scripted = useBrowserValue(() => true, false)
  // The success whose overlay has closed. Its text is then in the status, so that the page never has it twice.
  const [thanked, setThanked] = useState<ContactFormState>()
  const submitting = state.phase === "submitting"
  const shownErrors = state.phase === "failure" ? { ...errors, ...state.fields } : errors

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting) return
    if (!check(event.currentTarget)) {
      // Removes the thanks for an earlier enquiry, which would contradict the errors.
      edit()
      return
    }
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
          <div ref={status} role="status" tabIndex={-1} className={styles.status}>
            {submitting && <SendingNote text={copy.submitting} slow={copy.slow} />}
            {state.phase === "success" && thanked === state && (
              <>
                <p>{`${copy.success.title}. ${thanksFor(state, copy.success)}`}</p>
                <EnquiryDetails copy={copy.success} reference={state.reference} bookingUrl={bookingUrl} />
              </>
            )}
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
      {state.phase === "success" && thanked !== state && (
        <ThankYou
          title={copy.success.title}
          text={thanksFor(state, copy.success)}
          close={copy.success.close}
          onClose={(focused) => {
            // The status needs its text before it takes the focus, so that the page scrolls to the whole of it.
            flushSync(() => setThanked(state))
            if (focused) focusInView(status.current)
          }}
        >
          <EnquiryDetails copy={copy.success} reference={state.reference} bookingUrl={bookingUrl} />
        </ThankYou>
      )}
    </div>
  )
}

type Success = Extract<ContactFormState, { phase: "success" }>

/** Returns the thanks for an enquiry, with the address to which the confirmation goes. */
const thanksFor = ({ email, repeated }: Success, copy: Queries.ContactFormFragment["success"]) =>
  repeated ? copy.repeated : copy.text.replace("{email}", () => email)

/** The time after which a submission counts as slow, in milliseconds. */
const slowAfter = 4000

/** Tells screen readers that the form is being sent, and every visitor if it takes longer than usual. */
function SendingNote({ text, slow }: { text: string; slow: string }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  return isSlow ? <p className={styles.slow}>{slow}</p> : <p className="visually-hidden">{text}</p>
}

type EnquiryDetailsProps = {
  copy: Queries.EnquiryDetailsFragment
  reference: string | undefined
  bookingUrl?: string | null | undefined
}

/** The reference of the enquiry, if the service names one, and the link to the calendar service, if there is one. */
function EnquiryDetails({ copy, reference, bookingUrl }: EnquiryDetailsProps) {
  return (
    <>
      {reference && (
        <p>
          {copy.reference} {referenceOf(reference)}
        </p>
      )}
      {bookingUrl && (
        <p>
          <Link href={bookingUrl}>{copy.booking}</Link>
        </p>
      )}
    </>
  )
}

type FailureProps = Omit<Extract<ContactFormState, { phase: "failure" }>, "phase"> & {
  byEmail: string
  email: string
}

/** Moves the focus to an element of the form. Does not scroll if the visitor has scrolled away from the form. */
const focusInView = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: !isInView(element.closest("form")) })
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
    if (form?.contains(document.activeElement)) focusInView(refused ? controlOf(form, refused) : box.current)
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
      title
      text
      repeated
      close
      ...EnquiryDetails
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

  fragment EnquiryDetails on FormSuccess {
    reference
    booking
  }
`
