import { useSyncExternalStore } from "react"
import { createConsentStore, type Consent, type SettingsRequest } from "./store"

/** The cookie choice of this document. */
export const consent = createConsentStore()

const unknown = (): Consent => "unknown"

/** Returns the visitor's cookie choice; "unknown" in the static HTML, so that no page is built with the banner. */
export const useConsent = (): Consent => useSyncExternalStore(consent.subscribe, consent.get, unknown)

const noRequest = (): SettingsRequest | undefined => undefined

/** Returns the visitor's open request to see the cookie choice again, if there is one. */
export const useSettingsRequest = () => useSyncExternalStore(consent.subscribe, consent.request, noRequest)
