import { expect, type Page } from "@playwright/test"
import { hydratedInPage } from "../engines/hydrated"
import { leftOutInPage } from "./left-out"

/** Opens a page as a visitor who has declined cookies (or, with `asked`, has yet to choose), and waits until its scripts have laid it out. */
export const visit = async (page: Page, route: string, { asked = false } = {}): Promise<void> => {
  if (!asked) await page.addInitScript(() => localStorage.setItem("cookieConsent", "false"))
  await page.goto(route)
  await page.waitForFunction(hydratedInPage)
  await expect.poll(() => page.evaluate(leftOutInPage)).toBe(0)
}

/** Every kind of page, by the name under which its picture is kept. */
export const kinds = {
  landing: "/",
  hub: "/blog",
  article: "/blog/sap-gts-on-hana",
  policy: "/privacy-policy",
  "not-found": "/there-is-no-such-page",
}
