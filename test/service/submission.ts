import { enquiry } from "../enquiry"
import type { Submission } from "../../supabase/functions/_shared/contact/store/contact-store"
import type { Mail } from "../../supabase/functions/_shared/contact/types"

const mail = { subject: "Subject" } as Mail

let count = 0

export type Changes = Partial<Submission>

/** Returns a submission as the handler makes it; each call makes a different enquiry. */
export const submission = (changes: Changes = {}): Submission => ({
  id: crypto.randomUUID(),
  key: `key ${++count}`,
  bodyHash: `hash ${count}`,
  ...enquiry,
  email: `visitor${count}@example.com`,
  client: "client",
  flag: null,
  postLimit: 0,
  confirmationsPerHour: 1000,
  mails: { notice: mail, confirmation: mail },
  ...changes,
})
