import { graphql } from "gatsby"
import { useRef, type ChangeEvent, type SubmitEvent } from "react"
import { Button } from "../components/ui/button"
import { Link } from "../components/ui/link"
import { useHydrated } from "../hooks/use-hydrated"
import { ContactFields } from "./contact-fields"
import * as styles from "./contact-form.module.css"
import { FormFailure } from "./form-failure"
import { endpoint } from "./request"
import { ThankYou } from "./thank-you"
import { useContactForm, type ContactOutcome } from "./use-contact-form"
import { useFieldErrors } from "./use-field-errors"

type ContactFormProps = { copy: Queries.ContactFormFragment; onOutcome: (outcome: ContactOutcome) => void }

/** The booking form. Without scripts it is sent by the browser to the same service. */
export function ContactForm({ copy, onOutcome }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const { state, messageLength, edit, submit } = useContactForm(form, { messages: copy.errors, onOutcome })
  const { errors, check, clear } = useFieldErrors()
  const scripted = useHydrated()
  const submitting = state.phase === "submitting"

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting || !check(event.currentTarget)) return
    // The control that has the focus is about to be disabled, and the focus would fall to the page.
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
        data-phase={state.phase}
      >
        <fieldset className={styles.fields} disabled={submitting}>
          <legend className="visually-hidden">{copy.submit}</legend>
          <ContactFields copy={copy} errors={errors} messageLength={messageLength} />
          {state.phase === "failure" && <FormFailure {...state} />}
          <Button type="submit" className={styles.submit}>
            {submitting ? copy.submitting : copy.submit}
          </Button>
        </fieldset>
        <p className={styles.consent}>
          {copy.consent.before} <Link href={copy.consent.link.href}>{copy.consent.link.label}</Link>{" "}
          {copy.consent.after}
        </p>
        <p ref={status} role="status" tabIndex={-1} className={styles.status}>
          {state.phase === "success" && `${copy.success.title}. ${copy.success.text}`}
        </p>
        <noscript>
          <p className={styles.consent}>{copy.noScript}</p>
        </noscript>
      </form>
      {state.phase === "success" && (
        <ThankYou copy={copy.success} onClose={() => status.current?.focus({ preventScroll: true })} />
      )}
    </div>
  )
}

export const query = graphql`
  fragment ContactForm on HomeContact {
    ...ContactFields
    submit
    submitting
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
      close
    }
    errors {
      title
      alreadySent
      failed
      retry
      timeout
      offline
      network
    }
    noScript
  }
`
