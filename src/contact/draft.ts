import { fieldNames, type Enquiry } from "../../supabase/functions/_shared/contact/contract"
import { contactDraftKey, readSession, writeSession } from "../site/storage"

/** The unsent form of this tab. */
export type Draft = Enquiry & {
  /** The idempotency key with which these values were sent, if any: they may have arrived although no response did. */
  key?: string | undefined
}

const isDraft = (stored: unknown): stored is Draft => {
  if (typeof stored !== "object" || stored === null) return false
  const { key, ...values } = stored as Record<string, unknown>
  return (
    fieldNames.every((field) => typeof values[field] === "string") &&
    (key === undefined || (typeof key === "string" && /^[0-9a-f]{32}$/.test(key)))
  )
}

/** Returns the unsent form of this tab, or undefined. Never throws. */
export const readDraft = (): Draft | undefined => {
  const draft = readSession(contactDraftKey)
  return isDraft(draft) ? draft : undefined
}

/** Stores the unsent form for a reload, or removes it. Never throws: without storage the form still works. */
export const writeDraft = (draft: Draft | undefined) =>
  writeSession(contactDraftKey, draft && fieldNames.some((field) => draft[field] !== "") ? draft : undefined)
