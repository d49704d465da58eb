import { useSyncExternalStore } from "react"
import { consent } from "./consent"
import type { Consent, SettingsRequest } from "./store"

const atBuild = (): Consent => "unknown"

/** The visitor's cookie choice; "unknown" in the static HTML, so that no page is built with the banner in it. */
export const useConsent = (): Consent => useSyncExternalStore(consent.subscribe, consent.get, atBuild)

const noRequest = (): SettingsRequest | undefined => undefined

/** The visitor's open request to see the cookie choice again. */
export const useSettingsRequest = () => useSyncExternalStore(consent.subscribe, consent.request, noRequest)
