import type { HeaderRule } from "./header-rule"

const immutable = ["Cache-Control", "public, max-age=31536000, immutable"] as const
const onlyHere = ["Cross-Origin-Resource-Policy", "same-origin"] as const
const anywhere = ["Cross-Origin-Resource-Policy", "cross-origin"] as const

/** `/blog/some-article` → `/blog*` and `/404.html` → `/404*`: few rules, however many articles there are. */
const documentPattern = (path: string): string => path.replace(/^(\/[^/.]+).*/, "$1*")

/**
 * The headers of the whole site. Hosts disagree on what two rules for one header mean (Netlify lets the last win,
 * Cloudflare joins them), so no header is given to a path twice. Nothing is said of caching pages and page data: the
 * hosts' own word for them, and that of our server, is `public, max-age=0, must-revalidate`.
 * @param pages paths of the built pages
 * @param noindex whether search engines are kept out of the whole site
 */
export const siteHeaders = (policy: string, pages: readonly string[], noindex = false): HeaderRule[] => [
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
      ...(noindex ? [["X-Robots-Tag", "noindex"] as const] : []),
    ],
  },
  ...[...new Set(pages.map(documentPattern))].toSorted().map((pattern) => ({ pattern, headers: [onlyHere] })),
  { pattern: "/page-data/*", headers: [onlyHere] },
  { pattern: "/*.js", headers: [immutable, onlyHere] },
  { pattern: "/*.css", headers: [immutable, onlyHere] },
  // Pictures are shown by readers of the feed and by whoever shares a page.
  { pattern: "/static/*", headers: [immutable, anywhere] },
  { pattern: "/social/*", headers: [anywhere] },
]
