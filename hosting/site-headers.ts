import type { HeaderRule } from "./header-rules"

/** `Cache-Control` that hosts and the project's server send for pages and page data; `_headers` does not repeat it. */
export const mustRevalidate = "public, max-age=0, must-revalidate"

const immutable = ["Cache-Control", "public, max-age=31536000, immutable"] as const
const sameOrigin = ["Cross-Origin-Resource-Policy", "same-origin"] as const

/** Returns `/blog/*` for `/blog/some-article`, so that articles add no rules. */
const documentPattern = (path: string): string => path.replace(/^(\/[^/]+\/).*/, "$1*")

/**
 * Returns the headers of the whole site; no two rules give the same header to one path. Pages and page data have no
 * caching rule, since hosts and the project's server send `mustRevalidate` for them.
 * @param pages paths of the built pages
 */
export const siteHeaders = (policy: string, pages: readonly string[]): HeaderRule[] => [
  {
    pattern: "/*",
    headers: [
      ["Content-Security-Policy", policy],
      ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
      ["X-Content-Type-Options", "nosniff"],
      ["Referrer-Policy", "strict-origin-when-cross-origin"],
      ["Cross-Origin-Opener-Policy", "same-origin"],
      [
        "Permissions-Policy",
        "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), " +
          "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
      ],
    ],
  },
  ...[...new Set(pages.map(documentPattern))]
    .toSorted()
    .map((pattern) => ({ pattern, headers: [sameOrigin] })),
  { pattern: "/*.js", headers: [immutable] },
  { pattern: "/static/*", headers: [immutable] },
]
