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
    `GATSBY_GA_MEASUREMENT_ID is ${JSON.stringify(id)}; expected a measurement ID such as G-AB12CD34EF, or nothing`,
  )
}

/** Returns true if this build goes live: for `npm run build -- --release`, or if Netlify sets `CONTEXT` to `production`. */
export const isRelease = (environment: NodeJS.ProcessEnv): boolean =>
  environment["SITE_RELEASE"] === "1" || environment["CONTEXT"] === "production"

/**
 * Reads the host that the form posts to from `GATSBY_CONTACT_HOST`. Returns undefined if it is the host of the site.
 * @throws if the value is not an origin, or if a release on Netlify lacks it or the token: no contact service runs there
 */
export const contactHostFrom = (environment: NodeJS.ProcessEnv): string | undefined => {
  const { GATSBY_CONTACT_HOST: host, GATSBY_CONTACT_ANON_TOKEN: token } = environment
  if (host && !(URL.canParse(host) && new URL(host).origin === host)) {
    throw new Error(
      `GATSBY_CONTACT_HOST is “${host}”; expected an address without a path, for example https://project.supabase.co`,
    )
  }
  if (environment["NETLIFY"] === "true" && isRelease(environment) && !(host && token)) {
    throw new Error(
      "Netlify cannot run the contact service, so the form needs GATSBY_CONTACT_HOST and GATSBY_CONTACT_ANON_TOKEN. " +
        "Add them to the environment variables of the site: see “Netlify” in docs/going-live.md.",
    )
  }
  return host || undefined
}

/** The first letters of secret keys of Supabase and of mail providers, before an underscore. */
export const secretPrefixes = "re|sk|sb_secret"

/**
 * Checks `GATSBY_CONTACT_ANON_TOKEN`, which every page with the form contains.
 * @throws if the value is a secret key, also in the old form of Supabase, a JSON Web Token
 */
export const checkContactToken = ({ GATSBY_CONTACT_ANON_TOKEN: token = "" }: NodeJS.ProcessEnv): void => {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString()
  if (!new RegExp(`^(?:${secretPrefixes})_`).test(token) && !payload.includes('"service_role"')) return
  throw new Error(
    "GATSBY_CONTACT_ANON_TOKEN is a secret key, and pages would show it to everybody. Write the publishable key " +
      "(sb_publishable_…) or the legacy anon key in its place. If a site with the secret key is online, revoke the key.",
  )
}

/**
 * Returns the public address of the site: `SITE_URL` if it is set, otherwise the one in `content/site.yml`. It has no trailing
 * slash, for example `https://www.example.com`.
 * @param written the address in the content
 */
export const siteUrl = (written: string, override = process.env.SITE_URL): string => {
  const { origin, pathname } = new URL(override?.trim() || written)
  return `${origin}${pathname}`.replace(/\/+$/, "")
}

/** Reads the settings that decide which articles this run shows: `SITE_PREVIEW=1`, and `SITE_TODAY` for another day than today. */
export const publication = (environment: NodeJS.ProcessEnv = process.env) => {
  const preview = environment["SITE_PREVIEW"] === "1"
  return {
    /** The day of the build in UTC, as YYYY-MM-DD. */
    today: environment["SITE_TODAY"] || new Date().toISOString().slice(0, 10),
    /** True for a build that is not public: it includes drafts and future articles, and its pages are `noindex`. */
    preview,
    /** True if pages include articles that are not published: in previews and in develop. */
    showsUnpublished: preview || environment.NODE_ENV !== "production",
  }
}

type Dated = { draft: boolean; date: string }

/** Returns true if an article is public on the day `today`. Dates are YYYY-MM-DD. */
export const isPublished = ({ draft, date }: Dated, today: string): boolean => !draft && date <= today
