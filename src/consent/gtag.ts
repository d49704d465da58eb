import { analyticsCookie } from "../site/storage"

/**
 * The first script of every page: denies all seven signals of Google's consent mode before any other command
 * (https://developers.google.com/tag-platform/security/guides/consent). It loads nothing and reads no storage.
 */
export const consentDefault = `window.dataLayer=window.dataLayer||[];
window.gtag=function(){window.dataLayer.push(arguments)};
gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',
analytics_storage:'denied',functionality_storage:'denied',personalization_storage:'denied',security_storage:'denied'});
gtag('set','ads_data_redaction',true);
gtag('set','url_passthrough',false);`

export function gtag(..._command: unknown[]) {
  // eslint-disable-next-line prefer-rest-params -- Google's tag takes `arguments` objects and ignores arrays
  ;(window.dataLayer ??= []).push(arguments)
}

/**
 * Adds the visitor's choice to the queue. A tag that is loaded later has to read it before the `config` command, which
 * gatsby-plugin-google-gtag has queued already, so it moves to the place after the default and earlier choices.
 */
export const queueChoice = (state: "granted" | "denied", isTagLoaded: boolean) => {
  gtag("consent", "update", { analytics_storage: state })
  const queue = window.dataLayer ?? []
  const earlier = queue.filter(({ 0: command }) => command === "consent").length - 1
  if (!isTagLoaded) queue.splice(earlier, 0, ...queue.splice(-1))
}

/** Returns the measurement ID of this build; undefined for a site without analytics. */
export const measurementId = (): string | undefined =>
  process.env.GATSBY_GA_MEASUREMENT_ID?.trim() || undefined

/** Loads Google's tag. If a blocker stops it, nothing is measured and no error is thrown. */
export const loadTag = (id: string) => {
  const script = document.createElement("script")
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

/** Sets Google's `ga-disable` property: a disabled tag sends nothing, even if it is already loaded. */
export const setTagDisabled = (id: string, disabled: boolean) => {
  window[`ga-disable-${id}`] = disabled
}

/** Returns cookie attributes for the host, which needs none, and for each parent domain: `; domain=.example.uk`. */
const domainsOf = (host: string): string[] => {
  const labels = host.split(".")
  return ["", ...labels.map((_, index) => `; domain=.${labels.slice(index).join(".")}`)]
}

/** Deletes Google's analytics cookies on this host and on every parent domain for which they may have been set. */
export const deleteAnalyticsCookies = () => {
  const names = document.cookie.split("; ").map((pair) => pair.split("=", 1)[0] ?? "")
  for (const name of names.filter((candidate) => analyticsCookie.test(candidate))) {
    for (const domain of domainsOf(location.hostname)) {
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}
