import { errorTexts, fieldTexts } from "../../supabase/functions/_shared/contact/texts"
import { track } from "../consent/analytics"
import type { ContactOutcome } from "./use-contact-form"

const sent = "Contact Form Submission"

/** The messages of the contact service. */
const serviceTexts: readonly string[] = [
  ...Object.values(errorTexts),
  ...Object.values(fieldTexts).flatMap((texts) => Object.values(texts)),
]

/** The form's own texts, and the messages of browsers for network failures. */
const formTexts: readonly string[] = [
  sent,
  "Failed to submit form",
  "Failed to submit form. Please try again later.",
  "Failed to fetch",
  "Load failed",
  "NetworkError when attempting to fetch resource.",
]

/**
 * Reports the outcome of a submission. Only fixed texts are reported: an error message could quote what the visitor typed.
 * @param pageTexts the error texts of the page, which the consultant may have reworded
 */
export const trackOutcome = (outcome: ContactOutcome, pageTexts: readonly string[]) =>
  track(
    outcome.sent
      ? { action: "submit_form", category: "Contact", label: sent }
      : { action: "form_error", category: "Contact", label: outcome.error },
    [...formTexts, ...serviceTexts, ...pageTexts],
  )
