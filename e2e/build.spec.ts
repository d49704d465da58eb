import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { CspEvaluator } from "csp_evaluator"
import { Severity } from "csp_evaluator/dist/finding"
import { CspParser } from "csp_evaluator/dist/parser"
import { builtFiles, builtPages } from "./support/pages"
import { brokenRules, headerRules, type PageResponse } from "./support/header-rules"
import { elementsOf, textOf } from "./support/html"

/** Returns the built files that contain text. */
const texts = () => builtFiles().filter((file) => /\.(html|js|css|json|xml|txt|webmanifest)$/.test(file))

test("the content editor is not part of the public site", () => {
  expect(builtFiles().filter((file) => /^\/?admin\b/.test(file))).toEqual([])
  expect(texts().filter((file) => /sveltia/i.test(readFileSync(path.join("public", file), "utf8")))).toEqual(
    [],
  )
})

for (const page of builtPages) {
  test(`${page}: the Content-Security-Policy has the hash of each inline script and style, and is short`, async ({
    request,
  }) => {
    const response = await request.get(page)
    const policy = response.headers()["content-security-policy"] ?? ""
    const inline = elementsOf(await response.text()).filter(
      (element) =>
        element.tagName === "style" ||
        (element.tagName === "script" &&
          element.attribs["src"] === undefined &&
          element.attribs["type"] !== "application/ld+json"),
    )
    const hashes = inline.map((element) => createHash("sha256").update(textOf(element)).digest("base64"))
    expect(hashes.length).toBeGreaterThan(3)
    expect(hashes.filter((hash) => !policy.includes(`'sha256-${hash}'`))).toEqual([])
    expect(policy.length).toBeLessThan(4096)
  })

  test(`${page}: the headers follow the security rules`, async ({ request }) => {
    const response = await request.get(page)
    expect(brokenRules({ headers: response.headers(), html: await response.text() })).toEqual([])
  })

  test(`${page}: links that open a new window give it no access to this one`, async ({ request }) => {
    const html = await (await request.get(page)).text()
    const links = elementsOf(html).map(({ attribs }) => attribs)
    const unsafe = links.filter(({ target, rel = "" }) => target === "_blank" && !/\bnoopener\b/.test(rel))
    expect(links.length).toBeGreaterThan(10)
    expect(unsafe).toEqual([])
  })
}

/** Changes to a response that each break at least one rule. */
const weaker: ((response: PageResponse) => PageResponse)[] = [
  ...[
    ["content-security-policy", "script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    ["content-security-policy", "style-src 'self'", "style-src 'self' https:"],
    ["content-security-policy", "object-src 'none'", "object-src 'self'"],
    ["content-security-policy", "frame-ancestors 'none'; ", ""],
    ["content-security-policy", "base-uri 'none'", "base-uri *"],
    ["content-security-policy", "connect-src 'self'", "connect-src *"],
    ["referrer-policy", /.*/, "unsafe-url"],
    ["strict-transport-security", /max-age=\d+/, "max-age=86400"],
    ["strict-transport-security", "; includeSubDomains", ""],
    ["x-content-type-options", "nosniff", ""],
    ["cross-origin-resource-policy", "same-origin", "cross-origin"],
  ].map(([name, from, to]) => ({ headers, html }: PageResponse) => ({
    headers: { ...headers, [String(name)]: (headers[String(name)] ?? "").replace(from ?? "", String(to)) },
    html,
  })),
  ({ headers, html }) => ({ headers: { ...headers, "set-cookie": "id=1" }, html }),
  ({ headers, html }) => ({ headers: { ...headers, "access-control-allow-origin": "*" }, html }),
  ({ headers, html }) => ({ headers, html: html.replace(/ integrity="[^"]*"/, "") }),
  () => ({ headers: {}, html: "" }),
]

test("each rule for headers is broken by a weaker header", async ({ request }) => {
  const response = await request.get("/")
  const answer = { headers: response.headers(), html: await response.text() }
  const broken = weaker.map((change) => brokenRules(change(answer)))
  expect(broken.filter((rules) => rules.length === 0)).toEqual([])
  expect(new Set(broken.slice(0, -1).flat())).toEqual(new Set(headerRules.map(({ title }) => title)))
})

test("Google's CSP evaluator finds no serious problem in the policy", async ({ request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? ""
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  // The “maybe” grades are about 'self' and apply to every site that serves scripts from its own origin.
  const serious = [Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX]
  expect(findings.filter(({ severity }) => serious.includes(severity))).toEqual([])
  expect(policy).toContain("script-src")
})

test("the build contains no source maps, statistics or temporary files", () => {
  const leftovers = /\.map$|webpack\.stats\.json|chunk-map\.json|~partytown|^_gatsby|\.env|\.tsx?$/
  expect(builtFiles().filter((file) => leftovers.test(file))).toEqual([])
  expect(builtFiles()).toContain("index.html")
})

test("no built file contains a path of this machine, a source map or a secret", () => {
  const secrets = [
    path.dirname(__dirname),
    "sourceMappingURL",
    "-----BEGIN",
    /\b(sk|re|ghp|xoxb|sb_secret)_[\w-]{16,}/,
    /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}/,
    /\bAKIA[0-9A-Z]{16}\b/,
    /postgres(ql)?:\/\/[^\s"']+:[^\s"']+@/,
    /(SERVICE_ROLE|HASH_SECRET|OUTBOX_SECRET|API_KEY)\s*[=:]\s*["']?\w/,
  ]
  const found = texts().filter((file) => {
    const text = readFileSync(`public/${file}`, "utf8")
    return secrets.some((secret) => (typeof secret === "string" ? text.includes(secret) : secret.test(text)))
  })
  expect(found).toEqual([])
  expect(texts().length).toBeGreaterThan(20)
})

test("security.txt is served and valid for more than a month", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt")
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8")
  const expires = Date.parse(/^Expires: (.*)$/m.exec(await response.text())?.[1] ?? "")
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000)
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})

test("hashed files are kept for a year, and pages and their data are revalidated each time", async ({
  request,
}) => {
  const caching = async (path: string) => (await request.get(path)).headers()["cache-control"]
  const script = builtFiles().find((file) => /^app-\w+\.js$/.test(file)) ?? "missing"
  const image = builtFiles().find((file) => /^static\/.*\.webp$/.test(file)) ?? "missing"
  for (const file of [script, image]) {
    expect(await caching(`/${file}`)).toBe("public, max-age=31536000, immutable")
  }
  for (const path of ["/", "/blog", "/page-data/blog/page-data.json", "/nothing"]) {
    expect(await caching(path)).toBe("public, max-age=0, must-revalidate")
  }
})

test("pages are sent compressed", async ({ request }) => {
  const response = await request.get("/", { headers: { "Accept-Encoding": "br" } })
  expect(response.headers()["content-encoding"]).toBe("br")
})
