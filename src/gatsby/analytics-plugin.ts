import { consentDays } from "../site/storage"
import { measurementIdFrom } from "../site/build-environment"

/**
 * gatsby-plugin-google-gtag writes the tag's `js` and `config` commands, with the measurement id, into every page;
 * src/consent does the rest. Without an id it is left out.
 */
export const analyticsPlugins = (environment: NodeJS.ProcessEnv) => {
  const id = measurementIdFrom(environment)
  if (id === undefined) return []
  const gtagConfig = {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: consentDays * 24 * 60 * 60,
    cookie_update: false,
    cookie_flags: "SameSite=Lax;Secure",
  }
  // The plugin's own page views carry query strings and ask no consent: src/consent/analytics.ts counts instead.
  const pluginConfig = { exclude: ["/**"] }
  return [{ resolve: "gatsby-plugin-google-gtag", options: { trackingIds: [id], gtagConfig, pluginConfig } }]
}
