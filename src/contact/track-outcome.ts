import { track } from "../consent/site-analytics"
import type { ContactOutcome } from "./use-contact-form"

/**
 * Reports how a submission ended.
 * @param texts the page's own error texts, which a report may quote
 */
export const trackOutcome = (outcome: ContactOutcome, texts: readonly string[]) => {
  if (outcome.sent) track({ action: "submit_form", category: "Contact", label: "Contact Form Submission" })
  else track({ action: "form_error", category: "Contact", label: outcome.error }, texts)
}
