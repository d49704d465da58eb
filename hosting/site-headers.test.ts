import { headersFor } from "./header-rules"
import { siteHeaders } from "./site-headers"

const rules = siteHeaders("default-src 'self'", ["/", "/blog", "/blog/one", "/404.html", "/page", "/st"])
const headers = (path: string) => Object.fromEntries(headersFor(rules, path))
const paths = ["/", "/blog", "/blog/", "/blog/one", "/404.html", "/nothing", "/app-1.js", "/styles.1.css"]
const files = ["/static/a/b.webp", "/social/blog.png", "/page-data/blog/page-data.json", "/robots.txt"]

// Hosts treat such headers differently: Netlify sends the value of the last rule, Cloudflare joins the values.
test("no path gets a header from two rules", () => {
  for (const path of [...paths, ...files]) {
    const names = headersFor(rules, path).map(([name]) => name)
    expect(names).toEqual([...new Set(names)])
  }
})

test("every path gets the policy and the other security headers", () => {
  for (const path of [...paths, ...files]) {
    const { "Cache-Control": _, "Cross-Origin-Resource-Policy": __, ...others } = headers(path)
    expect(others).toEqual({
      "Content-Security-Policy": "default-src 'self'",
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy":
        "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), " +
        "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    })
  }
})

test("pages are for this origin only, images that others show are for all", () => {
  const sharing = (path: string) => headers(path)["Cross-Origin-Resource-Policy"]
  expect(["/", "/blog/", "/blog/one", "/404.html"].map(sharing)).toEqual(Array(4).fill("same-origin"))
  expect(["/social/blog.png", "/static/a/b.webp"].map(sharing)).toEqual([undefined, undefined])
})
