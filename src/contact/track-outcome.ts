import type { Enquiry } from "../../supabase/functions/_shared/contact/contract"
import { track } from "../consent/analytics"

export const trackSuccess = () =>
  track({ action: "submit_form", category: "Contact", label: "Contact Form Submission" })

const word = /[\p{L}\p{M}\p{N}]+/gu

/** Returns the words of a text in small letters, each between two spaces. */
const spaced = (text: string): string => ` ${(text.toLowerCase().match(word) ?? []).join(" ")} `

/**
 * Returns true if a message contains something that the visitor typed: a whole field, or a word of the name. Case and
 * punctuation do not matter.
 */
const quotes = (message: string, { name, ...others }: Enquiry): boolean => {
  const words = spaced(message)
  const typed = [...(name.match(word) ?? []), ...Object.values(others)].map(spaced)
  return typed.some((text) => text.trim() !== "" && words.includes(text))
}

/**
 * Reports a failure with the message that was shown, or with "Unknown error" if there is none or it contains something
 * that the visitor typed.
 */
export const trackFailure = (message: string | undefined, enquiry: Enquiry) =>
  track({
    action: "form_error",
    category: "Contact",
    label: message === undefined || quotes(message, enquiry) ? "Unknown error" : message,
  })
