import { contactRefusals } from "./contact-refusals"

/** The only events that are ever reported. */
export type SiteEvent =
  | { action: "submit_form"; category: "Contact"; label: "Contact Form Submission"; value?: number }
  | { action: "form_error"; category: "Contact"; label: string; value?: number }

export const unknownError = "Unknown error"

/** Texts of the form itself and of browsers that could not reach the service. */
const ownTexts = [
  "Contact Form Submission",
  "Failed to submit form",
  "Failed to submit form. Please try again later.",
  "Failed to fetch",
  "Load failed",
  "NetworkError when attempting to fetch resource.",
] as const

const fixed: ReadonlySet<string> = new Set([...ownTexts, ...contactRefusals])

/**
 * Lets a label through only when it is one of the fixed texts, and gives "Unknown error" otherwise: an error message
 * could quote what a visitor typed, and that must never reach an analytics event.
 * `copy` adds the page's own fixed texts, which the consultant may have reworded.
 */
export const fixedLabel = (label: string, copy: readonly string[]): string =>
  fixed.has(label) || copy.includes(label) ? label : unknownError
