import { z } from "zod"

/**
 * Reads the Google Analytics measurement ID from `GATSBY_GA_MEASUREMENT_ID`. Returns undefined if it is not set; the site then
 * has no analytics.
 * @throws if the value is not `G-` followed by capital letters and digits
 */
export const measurementIdFrom = (environment: NodeJS.ProcessEnv): string | undefined => {
  const id = environment.GATSBY_GA_MEASUREMENT_ID?.trim()
  if (!id) return undefined
  if (/^G-(?!X+$)[A-Z0-9]+$/.test(id)) return id
  throw new Error(
    `GATSBY_GA_MEASUREMENT_ID is ${JSON.stringify(id)}; expected the measurement ID of a Google Analytics 4 stream, ` +
      `for example G-AB12CD34EF. Correct it, or leave it empty to build a site without analytics.`,
  )
}

/** Returns true if this build goes live: for `npm run build -- --release`, or if Netlify sets `CONTEXT` to `production`. */
export const isRelease = (environment: NodeJS.ProcessEnv): boolean =>
  environment["SITE_RELEASE"] === "1" || environment["CONTEXT"] === "production"

const anyOrigin = /^https?:\/\/(?:[\p{L}\w-]+(?:\.[\p{L}\w-]+)*|\[::1\])(?::\d+)?$/u

/** Matches an origin without encryption on another computer, to which a page with HTTPS cannot post. */
const insecureOrigin = /^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?::|$))/

/**
 * Reads the host that the form posts to from `GATSBY_CONTACT_HOST`. Returns undefined if it is the host of the site.
 * @throws if the value is not an origin, in a release one with HTTPS, or if a release on Netlify lacks a setting of the form:
 * the contact service cannot run there
 */
export const contactHostFrom = (environment: NodeJS.ProcessEnv): string | undefined => {
  const host = environment.GATSBY_CONTACT_HOST || undefined
  const isInsecure = isRelease(environment) && insecureOrigin.test(host ?? "")
  if (host !== undefined && (!anyOrigin.test(host) || isInsecure)) {
    throw new Error(
      `GATSBY_CONTACT_HOST is “${host}”; expected an address with https:// and without a path, for example https://project.supabase.co`,
    )
  }
  const missing = ["GATSBY_CONTACT_HOST", "GATSBY_CONTACT_ANON_TOKEN"].filter((name) => !environment[name])
  if (missing.length > 0 && environment["NETLIFY"] === "true" && isRelease(environment)) {
    throw new Error(
      `Not set: ${missing.join(", ")}. Netlify cannot run the contact service, so the form needs the address and the ` +
        "token of one. Add them to the environment variables of the site: see “Netlify” in docs/going-live.md.",
    )
  }
  return host
}

/** The first letters of secret keys of Supabase and of mail providers, before an underscore. */
export const secretPrefixes = "re|sk|sb_secret"

/** Returns true for a secret key, also in the old form of Supabase. */
const isSecret = (token: string): boolean =>
  new RegExp(`^(?:${secretPrefixes})_`).test(token) ||
  Buffer.from(token.split(".")[1] ?? "", "base64url")
    .toString()
    .includes('"service_role"')

/** Matches a publishable key of Supabase, and one in the old form, a JSON Web Token. */
const publicKey = /^(?:sb_publishable_[\w-]+|[\w-]+\.[\w-]+\.[\w-]+)$/

/**
 * Checks `GATSBY_CONTACT_ANON_TOKEN`, which every page with the form contains.
 * @throws if the value is a secret key, or no key
 */
export const checkContactToken = (environment: NodeJS.ProcessEnv): void => {
  const { GATSBY_CONTACT_HOST: host = "", GATSBY_CONTACT_ANON_TOKEN: token = "" } = environment
  if (isSecret(token)) {
    throw new Error(
      "GATSBY_CONTACT_ANON_TOKEN is a secret key, and pages would show it to everybody. Write the publishable key " +
        "(sb_publishable_…) or the legacy anon key in its place. If a site with the secret key is online, revoke the key.",
    )
  }
  // Another service can have tokens of any form.
  const form = host.endsWith(".supabase.co") ? publicKey : /^[^\s<>"'“”]*$/
  if (token === "" || form.test(token)) return
  throw new Error(
    "GATSBY_CONTACT_ANON_TOKEN is not a public key, and pages would show it to everybody. Copy the publishable key " +
      "(sb_publishable_…) or the legacy anon key from Supabase, without quotation marks.",
  )
}

/**
 * Returns the public address of the site: `SITE_URL` if it is set, otherwise the one in `content/site.yml`.
 * @param written the address in the content
 * @returns the origin and path without a trailing slash, for example `https://www.example.com`
 * @throws if the address is not an HTTP or HTTPS URL
 */
export const siteUrl = (written: string, override = process.env.SITE_URL): string => {
  const set = override?.trim() ?? ""
  const address = set === "" ? written : set
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(
      `${set === "" ? "url in content/site.yml" : "SITE_URL"} must be an address such as https://www.example.com, but it is "${address}"`,
    )
  }
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`.replace(/\/+$/, "")
}

/**
 * Reads the settings that decide which articles this run shows: `SITE_PREVIEW=1`, and `SITE_TODAY` for another day than today.
 * @throws if `SITE_TODAY` is not a calendar day as YYYY-MM-DD
 */
export const publication = (environment: NodeJS.ProcessEnv = process.env) => {
  const written = environment["SITE_TODAY"]?.trim() ?? ""
  if (written !== "" && !z.iso.date().safeParse(written).success) {
    throw new Error(`SITE_TODAY must be a day such as 2026-03-14, but it is "${written}"`)
  }
  const preview = environment["SITE_PREVIEW"] === "1"
  return {
    /** The day of the build in UTC, as YYYY-MM-DD. */
    today: written === "" ? new Date().toISOString().slice(0, 10) : written,
    /** True for a build that is not public: it includes drafts and future articles, and its pages are `noindex`. */
    preview,
    /** True if pages include articles that are not published: in previews and in develop. */
    showsUnpublished: preview || environment.NODE_ENV !== "production",
  }
}

type Dated = { draft: boolean; date: string }

/** Returns true if an article is public on the day `today`. Dates are YYYY-MM-DD. */
export const isPublished = ({ draft, date }: Dated, today: string): boolean => !draft && date <= today
