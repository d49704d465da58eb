import { measurementIdFrom } from "../site/build-environment"
import { consentDays } from "../site/storage"

/**
 * Returns the encoding options of all images; docs/decisions/0002-images.md gives the reasons. Develop makes no AVIF, because a
 * large photo would keep it busy for many seconds.
 */
export const imageDefaults = ({ NODE_ENV }: Partial<NodeJS.ProcessEnv>) => ({
  formats: NODE_ENV === "development" ? ["webp"] : ["webp", "avif"],
  placeholder: "dominantColor",
  quality: 60,
  avifOptions: { quality: 50 },
})

/**
 * Returns gatsby-plugin-google-gtag with its options, or an empty list if there is no measurement ID. The plugin writes the
 * `js` and `config` commands into every page. It can neither wait for consent nor remove query strings from page views, so
 * src/consent loads the tag and sends the page views.
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
  // Turns off the plugin's own page views.
  const pluginConfig = { exclude: ["/**"] }
  return [{ resolve: "gatsby-plugin-google-gtag", options: { trackingIds: [id], gtagConfig, pluginConfig } }]
}
