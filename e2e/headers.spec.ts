import { expect, test } from "@playwright/test"
import { CspEvaluator } from "csp_evaluator"
import { Severity } from "csp_evaluator/dist/finding"
import { CspParser } from "csp_evaluator/dist/parser"
import { collectErrors } from "./support/collect-errors"
import { recordForeign } from "./support/consent"
import { fill, submit, thanks } from "./support/contact-form"
import { copy } from "./support/content"
import { withMotion } from "./support/open-page"

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
