import { graphql } from "gatsby"
import { useEffect, useRef, useState, type SubmitEvent } from "react"
import { fieldLimits } from "../../supabase/functions/_shared/contact/limits"
import { Button } from "../components/ui/button"
import { Link } from "../components/ui/link"
import { useHydrated } from "../hooks/use-hydrated"
import * as styles from "./contact-form.module.css"
import { Field } from "./field"
import { anonToken, endpoint, type Enquiry } from "./request"
import { ThankYou } from "./thank-you"
import { useContactForm, type ContactOutcome } from "./use-contact-form"

type ContactFormProps = { copy: Queries.ContactFormFragment; onOutcome: (outcome: ContactOutcome) => void }

type Errors = Partial<Record<keyof Enquiry, string>>

const names = ["name", "email", "company", "message"] as const

/** What the browser itself says of each field that does not fit. */
const browserErrors = (form: HTMLFormElement): Errors =>
  Object.fromEntries(
    names.flatMap((name) => {
      const control = form.elements.namedItem(name)
      return (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
        !control.validity.valid
        ? [[name, control.validationMessage]]
        : []
    }),
  )

/** What a program wrote into the trap field; people do not see it. */
const trapOf = (form: HTMLFormElement): string => {
  const trap = form.elements.namedItem("hp_ref")
  return trap instanceof HTMLInputElement ? trap.value : ""
}

/** The booking form (spec, sections 4 and 5). Without scripts it is sent by the browser to the same service. */
export function ContactForm({ copy, onOutcome }: ContactFormProps) {
  const { values, state, edit, submit } = useContactForm({ messages: copy.errors, onOutcome })
  const [errors, setErrors] = useState<Errors>({})
  const scripted = useHydrated()
  const failure = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const submitting = state.phase === "submitting"

  useEffect(() => {
    if (state.phase === "failure") failure.current?.focus()
  }, [state])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = browserErrors(form)
    setErrors(found)
    const first = names.find((name) => found[name])
    const control = first && form.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
    else void submit(trapOf(form))
  }

  const bind = (name: keyof Enquiry) => ({
    name,
    label: copy.inputs[name].label,
    placeholder: copy.inputs[name].placeholder,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setErrors(({ [name]: _, ...others }) => others)
      edit(name, target.value)
    },
  })

  const left = fieldLimits.message - values.message.length
  return (
    <div className={styles.frame}>
      <form
        className={styles.form}
        method="post"
        action={endpoint}
        noValidate={scripted}
        onSubmit={onSubmit}
        aria-busy={submitting}
        data-phase={state.phase}
      >
        <fieldset className={styles.fields} disabled={submitting}>
          <legend className="visually-hidden">{copy.submit}</legend>
          <Field {...bind("name")} type="text" required autoComplete="name" />
          <Field
            {...bind("email")}
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
          />
          <Field {...bind("company")} type="text" required autoComplete="organization" />
          <Field
            {...bind("message")}
            multiline
            rows={4}
            optional={copy.optional}
            note={
              left <= fieldLimits.message / 10 ? copy.remaining.replace("{count}", String(left)) : undefined
            }
          />
          <input type="hidden" name="token" value={anonToken} />
          <div className={styles.trap} aria-hidden="true">
            <input
              type="text"
              name="hp_ref"
              tabIndex={-1}
              autoComplete="one-time-code"
              aria-label="Reference"
            />
          </div>
          {state.phase === "failure" && (
            <div ref={failure} role="alert" tabIndex={-1} className={styles.failure}>
              <p className={styles.failureTitle}>{copy.errors.title}</p>
              <p>{state.message}</p>
            </div>
          )}
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
      {state.phase === "success" && <ThankYou copy={copy.success} onClose={() => status.current?.focus()} />}
    </div>
  )
}

export const query = graphql`
  fragment ContactForm on HomeContact {
    inputs {
      name {
        label
        placeholder
      }
      email {
        label
        placeholder
      }
      company {
        label
        placeholder
      }
      message {
        label
        placeholder
      }
    }
    optional
    remaining
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
      failed
      retry
      timeout
      offline
    }
    noScript
  }
`
