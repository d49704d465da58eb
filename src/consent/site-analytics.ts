import { createAnalytics } from "./analytics"
import { consent } from "./consent"

/** The one analytics of this document: `start` and `pageViewed` are wired in gatsby-browser. */
export const analytics = createAnalytics(consent)

/**
 * Reports an event if the visitor has accepted; otherwise it is dropped for good. Never throws.
 * A label passes if it is a fixed text: one of the form's own, of the service's, or of `copy`.
 */
export const track = analytics.track
