import type { Enquiry } from "../../supabase/functions/_shared/contact/contract"
import { track } from "../consent/analytics"

export const trackSuccess = () =>
  track({ action: "submit_form", category: "Contact", label: "Contact Form Submission" })

/** Returns the words of a text in small letters, each between two spaces. */
const wordsOf = (text: string): string => {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return ` ${words.join(" ")} `
}

/**
 * Returns true if a message contains something that the visitor typed: a whole field, or a word of the name. Case and
 * punctuation do not matter.
 */
const quotes = (message: string, { name, ...others }: Enquiry): boolean => {
  const words = wordsOf(message)
  const typed = [...wordsOf(name).trim().split(" "), ...Object.values(others)].map(wordsOf)
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
