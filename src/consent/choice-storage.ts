import { choiceKey, choiceMetaKey, consentDays } from "../site/storage"

export type Choice = "granted" | "denied"

const isValid = (meta: string, policyVersion: string): boolean => {
  const value = JSON.parse(meta) as { version?: unknown; at?: unknown } | null
  if (value?.version !== policyVersion || typeof value.at !== "string") return false
  const age = Date.now() - Date.parse(value.at)
  return age >= 0 && age <= consentDays * 24 * 60 * 60 * 1000
}

const stamp = (policyVersion: string) => {
  const meta = { at: new Date().toISOString(), version: policyVersion }
  localStorage.setItem(choiceMetaKey, JSON.stringify(meta))
}

/**
 * Returns the stored choice if it is valid: made for this version of the policy, not in the future, at most `consentDays` ago.
 * A choice without a time stamp counts and is stamped. Returns undefined if storage throws.
 */
export const readChoice = (policyVersion: string): Choice | undefined => {
  try {
    const stored = localStorage.getItem(choiceKey)
    if (stored !== "true" && stored !== "false") return undefined
    const choice = stored === "true" ? "granted" : "denied"
    const meta = localStorage.getItem(choiceMetaKey)
    if (meta !== null) return isValid(meta, policyVersion) ? choice : undefined
    stampQuietly(policyVersion)
    return choice
  } catch {
    return undefined
  }
}

// Full storage must not invalidate a choice that can be read.
const stampQuietly = (policyVersion: string) => {
  try {
    stamp(policyVersion)
  } catch {
    // The choice is stamped on a later visit.
  }
}

/**
 * Stores the choice. Returns false if storage is blocked or full; an earlier choice is then removed, so that "granted" is
 * not read again after "denied".
 */
export const writeChoice = (choice: Choice, policyVersion: string): boolean => {
  try {
    // The choice first: until it is stamped, another tab reads it with the old stamp, which does not extend its validity.
    localStorage.setItem(choiceKey, String(choice === "granted"))
    stamp(policyVersion)
    return true
  } catch {
    removeChoice()
    return false
  }
}

const removeChoice = () => {
  try {
    localStorage.removeItem(choiceKey)
    localStorage.removeItem(choiceMetaKey)
  } catch {
    // Blocked storage has nothing to remove.
  }
}
