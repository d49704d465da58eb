import type { Page } from "@playwright/test"

/** What went wrong in a page: breaches of the policy, console errors and warnings, uncaught errors, a sentence each. */
export const collectErrors = async (page: Page): Promise<string[]> => {
  const troubles: string[] = []
  await page.exposeFunction("reportViolation", (violation: string) => troubles.push(violation))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const report = Reflect.get(window, "reportViolation") as (violation: string) => void
      report(`policy: ${effectiveDirective} ${blockedURI} ${sample}`.trim())
    })
  })
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      troubles.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on("pageerror", (error) => troubles.push(`uncaught: ${error.message}`))
  return troubles
}
