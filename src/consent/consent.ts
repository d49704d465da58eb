import { createConsentStore } from "./store"

/** The one cookie choice of this document. */
export const consent = createConsentStore()
