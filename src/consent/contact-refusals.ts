import { fieldTexts, errorTexts } from "../../supabase/functions/_shared/contact/texts"

/** What the contact service answers when it does not take a message. */
export const contactRefusals: readonly string[] = [
  ...Object.values(errorTexts),
  ...Object.values(fieldTexts).flatMap((texts) => Object.values(texts)),
]
