import { expect, test } from "@playwright/test"
import { CspEvaluator } from "csp_evaluator"
import { Severity } from "csp_evaluator/dist/finding"
import { CspParser } from "csp_evaluator/dist/parser"
import { collectErrors } from "./support/collect-errors"
import { recordForeign } from "./support/consent"
import { fill, submit, thanks } from "./support/contact-form"
import { copy } from "./support/content"
import { withMotion } from "./support/open-page"

// The rules of Mozilla's HTTP Observatory, without the redirect to https, which the host makes:
// https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
for (const page of ["/", "/there-is-no-such-page"]) {
  test(`${page} is sent with the security headers, and with none that names the server`, async ({
    request,
  }) => {
    const headers = (await request.get(page)).headers()
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
    })
    expect(headers).not.toHaveProperty("server")
    expect(headers).not.toHaveProperty("x-powered-by")
  })
}

test("Google's CSP evaluator finds no serious problem in the policy", async ({ request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? ""
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  // The “maybe” grades are about 'self' and apply to every site that serves scripts from its own origin.
  const serious = [Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX]
  expect(findings.filter(({ severity }) => serious.includes(severity))).toEqual([])
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
