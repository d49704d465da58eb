import { formField, type FieldName } from "./contract.ts"

/** Messages for the visitor, by error code. */
export const errorTexts = {
  bad_request: "Your message could not be read. Please reload the page and try again.",
  bad_idempotency_key: "Your message could not be read. Please reload the page and try again.",
  unauthorized: "The form is not set up correctly.",
  origin_not_allowed: "This form may not be sent from that site.",
  not_found: "There is nothing at this address.",
  method_not_allowed: "Please send the form with POST.",
  idempotency_key_reused: "This form was already sent with another text.",
  too_large: "Your message is too long. Please shorten it and try again.",
  unsupported_media_type: "The form must be sent as JSON or as form fields.",
  invalid: "Please check what you entered.",
  rate_limited: "Too many messages in a short time. Please try again in a few minutes.",
  store_unavailable: "Your message could not be stored just now. Please try again in a minute.",
} as const

export type ErrorCode = keyof typeof errorTexts

export const fieldTexts = (name: FieldName) => {
  const { noun, limit, type } = formField(name)
  return {
    missing: `Please enter your ${noun}.`,
    invalid:
      type === "email"
        ? `Please enter a valid ${noun}.`
        : `Please shorten your ${noun} to ${limit.toLocaleString("en-GB")} characters.`,
  }
}

/** The texts of the page that a visitor without JavaScript gets back. */
export const pageTexts = {
  thanksTitle: "Thank you",
  thanks: "Your message has arrived.",
  reply: (time: string) => `You will have a reply within ${time}.`,
  reference: "Your reference is",
  confirmation: "A confirmation goes to your email address, at most one a day.",
  problemTitle: "Your message was not sent",
  keep: "What you typed is kept: use the Back button of your browser to return to the form.",
  byEmail: "You can also write to me by email:",
} as const
