import { createHash } from "node:crypto"
import { expect, test } from "@playwright/test"
import { CspEvaluator } from "csp_evaluator"
import { Severity } from "csp_evaluator/dist/finding"
import { CspParser } from "csp_evaluator/dist/parser"
import { collectErrors } from "./support/collect-errors"
import { recordForeign } from "./support/consent"
import { fill, submit, thanks } from "./support/contact-form"
import { copy } from "./support/content"
import { elementsOf, textOf } from "./support/html"
import { withMotion } from "./support/open-page"
import { builtFiles, builtPages } from "./support/pages"

/** Returns the sources of each directive of a policy. */
const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

/** Sources that allow code from anywhere, or code injected into the page. */
const unsafe = /^('unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|data:|blob:|https?:|\*|https?:\/\/\*)$/

const unknown = "/there-is-no-such-page"

/** Headers that describe the connection, the encoding and the version of the file. */
const ofTheTransfer = [
  ...["connection", "content-encoding", "content-length", "date", "etag", "keep-alive", "last-modified"],
  ...["transfer-encoding", "vary"],
]

// The rules of Mozilla's HTTP Observatory, without the redirect to https, which the host makes:
// https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
for (const page of [...builtPages, unknown]) {
  test(`${page} has security headers, and its policy has the hash of each inline script and style`, async ({
    request,
  }) => {
    const response = await request.get(page)
    const { "content-security-policy": policy = "", ...headers } = response.headers()
    for (const name of ofTheTransfer) delete headers[name]
    expect(headers).toEqual({
      "cache-control": "public, max-age=0, must-revalidate",
      "content-type": "text/html;charset=utf-8",
      "cross-origin-opener-policy": "same-origin",
      // The rule for this header names the paths of the pages.
      ...(page !== unknown && { "cross-origin-resource-policy": "same-origin" }),
      "permissions-policy":
        "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), " +
        "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
    })

    const directives = directivesOf(policy)
    for (const name of ["script-src", "style-src", "connect-src"]) {
      expect(directives[name]?.length, name).toBeGreaterThan(0)
      expect(
        directives[name]?.filter((source) => unsafe.test(source)),
        name,
      ).toEqual([])
    }
    for (const name of ["object-src", "base-uri", "frame-ancestors"])
      expect(directives[name]).toEqual(["'none'"])
    expect(directives["default-src"]?.join()).toMatch(/^'(none|self)'$/)
    expect(policy.length).toBeLessThan(4096)

    const inline = elementsOf(await response.text()).filter(
      ({ tagName, attribs }) =>
        tagName === "style" ||
        (tagName === "script" && attribs["src"] === undefined && attribs["type"] !== "application/ld+json"),
    )
    const hashes = inline.map((element) => createHash("sha256").update(textOf(element)).digest("base64"))
    expect(hashes.filter((hash) => !policy.includes(`'sha256-${hash}'`))).toEqual([])
  })
}

test("Google's CSP evaluator finds no serious problem in the policy", async ({ request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? ""
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  // The “maybe” grades are about 'self' and apply to every site that serves scripts from its own origin.
  const serious = [Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX]
  expect(findings.filter(({ severity }) => serious.includes(severity))).toEqual([])
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

test.describe("with motion", () => {
  test.use(withMotion)

  test("Accept All, the form and every page opened from the first one keep to its Content-Security-Policy", async ({
    page,
    context,
    baseURL,
  }) => {
    const errors = await collectErrors(page)
    const foreign = await recordForeign(context, baseURL ?? "")
    await page.goto("/")
    await page.getByRole("button", { name: copy.accept }).click()
    await expect.poll(() => foreign.length).toBeGreaterThan(0)
    await fill(page, "ann@example.com")
    await submit(page).click()
    await expect(thanks(page)).toBeVisible()
    await page.getByRole("banner").getByRole("link", { name: "Knowledge Hub" }).click()
    await expect(page).toHaveURL("/blog")
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click()
    await expect(page).toHaveURL("/privacy-policy")
    await page.goBack()
    await expect(page).toHaveURL("/blog")
    expect(errors).toEqual([])
  })
})
