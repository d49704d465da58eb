/** The events of the specification, section 7; nothing else is ever reported. */
export type SiteEvent =
  | { action: "submit_form"; category: "Contact"; label: "Contact Form Submission"; value?: number }
  | { action: "form_error"; category: "Contact"; label: string; value?: number }

export const unknownError = "Unknown error"

/** Texts of the form itself (specification, section 8) and of browsers that could not reach the service. */
const ownTexts = [
  "Contact Form Submission",
  "Failed to submit form",
  "Failed to submit form. Please try again later.",
  "Failed to fetch",
  "Load failed",
  "NetworkError when attempting to fetch resource.",
] as const

/**
 * Gives a function that lets a label through only when it is one of the fixed texts, and "Unknown error" otherwise:
 * an error message could quote what a visitor typed, and that must never reach an analytics event.
 * `serviceTexts` is the catalogue of messages that the contact service answers with.
 */
export const createLabelGuard = (serviceTexts: readonly string[]) => {
  const fixed: ReadonlySet<string> = new Set([...ownTexts, ...serviceTexts])
  return (label: string): string => (fixed.has(label) ? label : unknownError)
}
