import { useSyncExternalStore } from "react"
import { choiceKey, choiceMetaKey } from "../site/storage"
import { readChoice, writeChoice, type Choice } from "./choice-storage"

/** "unknown" until storage is read (and in the static HTML), "undecided" while the visitor has to be asked. */
export type Consent = Choice | "undecided" | "unknown"

/** A visitor's request to see the choice again. */
type SettingsRequest = {
  /** The control that was clicked; the focus returns to it. */
  opener: HTMLElement
}

/**
 * Creates an observable store of the visitor's cookie choice. Reads storage on `open`, after changes in other tabs, and when
 * the page is restored from the back/forward cache. Never throws: a choice that cannot be stored is kept in memory until the
 * page is left.
 */
export const createConsentStore = () => {
  const listeners = new Set<() => void>()
  let consent: Consent = "unknown"
  let version: string | undefined
  let unsaved: Choice | undefined
  let request: SettingsRequest | undefined

  const update = (next: Consent, open: SettingsRequest | undefined) => {
    if (next === consent && open === request) return
    consent = next
    request = open
    for (const listener of [...listeners]) listener()
  }

  const refresh = () => {
    const next = unsaved ?? readChoice(version ?? "") ?? "undecided"
    update(next, consent === "unknown" || next === consent ? request : undefined)
  }

  return {
    open: (policyVersion: string) => {
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
    choose: (choice: Choice) => {
      unsaved = writeChoice(choice, version ?? "") ? undefined : choice
      update(choice, undefined)
    },
    /** Shows the choice again until the visitor chooses, here or in another tab, or closes it. */
    reopen: (asked: SettingsRequest) => update(consent, { ...asked }),
    close: () => update(consent, undefined),
    /** Returns the open request; each call of `reopen` makes a new one. */
    request: () => request,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type ConsentStore = ReturnType<typeof createConsentStore>

export const consent = createConsentStore()

/** Returns the visitor's cookie choice; "unknown" in the static HTML, so that no page is built with the banner. */
export const useConsent = (): Consent => useSyncExternalStore(consent.subscribe, consent.get, () => "unknown")

/** Returns the visitor's open request to see the cookie choice again, if there is one. */
export const useSettingsRequest = () =>
  useSyncExternalStore(consent.subscribe, consent.request, () => undefined)
