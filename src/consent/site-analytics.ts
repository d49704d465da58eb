import { createAnalytics } from "./analytics"
import { consent } from "./consent"
import { serviceTexts } from "./service-texts"

/** The one analytics of this document: `start` and `pageViewed` are wired in gatsby-browser. */
export const analytics = createAnalytics(consent, serviceTexts)

/** Reports an event if the visitor has accepted; otherwise it is dropped for good. Never throws. */
export const track = analytics.track
