import { contactDraftKey } from "../consent/storage-keys"
import type { Enquiry } from "./request"

const fields = ["name", "email", "company", "message"] as const

/** The unsent form of this tab, or nothing. Never throws. */
export const readDraft = (): Enquiry | undefined => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(contactDraftKey) ?? "null")
    if (typeof draft !== "object" || draft === null) return undefined
    const values = draft as Record<string, unknown>
    if (!fields.every((field) => typeof values[field] === "string")) return undefined
    return draft as Enquiry
  } catch {
    return undefined
  }
}

/** Keeps the unsent form for a reload, or forgets it. Never throws: without storage the form still works. */
export const writeDraft = (draft: Enquiry | undefined) => {
  try {
    if (draft && fields.some((field) => draft[field] !== ""))
      sessionStorage.setItem(contactDraftKey, JSON.stringify(draft))
    else sessionStorage.removeItem(contactDraftKey)
  } catch {
    return
  }
}
