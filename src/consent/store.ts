import { readChoice, writeChoice, type Choice } from "./choice-storage"
import { choiceKey, choiceMetaKey } from "./storage-keys"

/** "unknown" until storage was read (and in the static HTML), "undecided" while the visitor is to be asked. */
export type Consent = Choice | "undecided" | "unknown"

export type ConsentStore = {
  open: (policyVersion: string) => void
  get: () => Consent
  choose: (choice: Choice) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * The visitor's cookie choice as one observable value. Reads storage on `open`, follows other tabs and pages
 * that come back from the back/forward cache, and never throws: a choice that cannot be stored is kept in
 * memory while the page lives.
 */
export const createConsentStore = (): ConsentStore => {
  const listeners = new Set<() => void>()
  let consent: Consent = "unknown"
  let version: string | undefined
  let unsaved: Choice | undefined

  const settle = (next: Consent) => {
    if (next === consent) return
    consent = next
    for (const listener of [...listeners]) listener()
  }

  const refresh = () => settle(unsaved ?? readChoice(version ?? "") ?? "undecided")

  return {
    open: (policyVersion) => {
      const first = version === undefined
      version = policyVersion
      refresh()
      if (!first) return
      window.addEventListener("storage", ({ key }) => {
        if (key === null || key === choiceKey || key === choiceMetaKey) refresh()
      })
      window.addEventListener("pageshow", ({ persisted }) => {
        if (persisted) refresh()
      })
    },
    get: () => consent,
    choose: (choice) => {
      unsaved = writeChoice(choice, version ?? "") ? undefined : choice
      settle(choice)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
