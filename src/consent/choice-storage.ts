import { choiceKey, choiceMetaKey, consentDays } from "../site/storage"

export type Choice = "granted" | "denied"

const choices: ReadonlyMap<string | null, Choice> = new Map([
  ["true", "granted"],
  ["false", "denied"],
])

const stored: Record<Choice, string> = { granted: "true", denied: "false" }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

const holds = (meta: string, policyVersion: string): boolean => {
  const value: unknown = JSON.parse(meta)
  if (!isRecord(value) || value.version !== policyVersion || typeof value.at !== "string") return false
  const age = Date.now() - Date.parse(value.at)
  return age >= 0 && age <= consentDays * 24 * 60 * 60 * 1000
}

const stamp = (policyVersion: string) => {
  const meta = { at: new Date().toISOString(), version: policyVersion }
  localStorage.setItem(choiceMetaKey, JSON.stringify(meta))
}

/**
 * The choice that still holds: made for this version of the policy, not in the future, at most 182 days ago.
 * A choice without a stamp is honoured and stamped. Storage that throws counts as no choice.
 */
export const readChoice = (policyVersion: string): Choice | undefined => {
  try {
    const choice = choices.get(localStorage.getItem(choiceKey))
    if (!choice) return undefined
    const meta = localStorage.getItem(choiceMetaKey)
    if (meta !== null) return holds(meta, policyVersion) ? choice : undefined
    stampQuietly(policyVersion)
    return choice
  } catch {
    return undefined
  }
}

// A full storage must not turn a choice that can be read into none.
const stampQuietly = (policyVersion: string) => {
  try {
    stamp(policyVersion)
  } catch {
    // The choice stays without a stamp and is stamped on a later visit.
  }
}

/**
 * Stores the choice. Gives false where storage is blocked or full; what stood there before is then removed,
 * so that an earlier "yes" never outlives a "no".
 */
export const writeChoice = (choice: Choice, policyVersion: string): boolean => {
  try {
    // The choice goes first: another tab then sees it under the old stamp, which is never more than it was.
    localStorage.setItem(choiceKey, stored[choice])
    stamp(policyVersion)
    return true
  } catch {
    forgetChoice()
    return false
  }
}

const forgetChoice = () => {
  try {
    localStorage.removeItem(choiceKey)
    localStorage.removeItem(choiceMetaKey)
  } catch {
    // Blocked storage holds nothing to forget.
  }
}
