import type { Page } from "@playwright/test"

/** Records violations of the Content-Security-Policy, console errors and warnings, and uncaught errors of a page from now on. */
export const collectErrors = async (page: Page): Promise<string[]> => {
  const errors: string[] = []
  await page.exposeFunction("reportViolation", (violation: string) => errors.push(violation))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const report = Reflect.get(window, "reportViolation") as (violation: string) => void
      report(`policy: ${effectiveDirective} ${blockedURI} ${sample}`.trim())
    })
  })
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      errors.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`))
  return errors
}
