/** The parts of a build that the Content-Security-Policy depends on. */
export type PolicySources = {
  /** Hashes of the inline scripts and styles, as `sha256-…`. */
  scripts: readonly string[]
  styles: readonly string[]
  /** True if a measurement id is set; otherwise no Google host is allowed. */
  analytics: boolean
  /** The URL that the form posts to, if it is on another origin. */
  contactEndpoint: string | undefined
}

/** The hosts that Google's guide lists: developers.google.com/tag-platform/security/guides/csp */
const google = {
  script: ["https://www.googletagmanager.com"],
  image: ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
  ],
}

const quoted = (hashes: readonly string[]) => [...new Set(hashes)].toSorted().map((value) => `'${value}'`)

/** Returns the Content-Security-Policy of every page (docs/decisions/0010-security-headers.md gives the reasons). */
export const contentSecurityPolicy = ({
  scripts,
  styles,
  analytics,
  contactEndpoint,
}: PolicySources): string => {
  const ifMeasured = (hosts: string[]) => (analytics ? hosts : [])
  const contact = contactEndpoint === undefined ? [] : [contactEndpoint]
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...quoted(scripts), ...ifMeasured(google.script)],
    "style-src": ["'self'", ...quoted(styles)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...ifMeasured(google.image)],
    "connect-src": ["'self'", ...contact, ...ifMeasured(google.connect)],
    "form-action": contactEndpoint === undefined ? ["'self'"] : contact,
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ")
}
