import { expect, type Page } from "@playwright/test"
import { copy } from "./content"

type Fiber = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }

/** Runs in the page: returns whether React has hydrated the whole page. React hydrates it in slices. */
export const hydratedInPage = (): boolean => {
  const root = document.getElementById("___gatsby")
  const key = Object.keys(root ?? {}).find((name) => name.startsWith("__reactContainer"))
  if (!root || key === undefined) return false
  const fiber = Reflect.get(root, key) as Fiber
  return fiber.stateNode.current.memoizedState?.isDehydrated === false
}

/** Opens a page and waits for hydration and the cookie banner, which is rendered by scripts only. */
export const openPage = async (page: Page, path: string) => {
  const response = await page.goto(path)
  await page.waitForFunction(hydratedInPage)
  await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
  return response
}

/** Opens a page with cookies declined, or without a choice if `asked`, and waits for hydration. */
export const visit = async (page: Page, route: string, { asked = false } = {}): Promise<void> => {
  if (!asked) await page.addInitScript(() => localStorage.setItem("cookieConsent", "false"))
  await page.goto(route)
  await page.waitForFunction(hydratedInPage)
}

/** A page of each kind. */
export const kinds = {
  landing: "/",
  hub: "/blog",
  article: "/blog/sap-gts-on-hana",
  policy: "/privacy-policy",
  "not-found": "/there-is-no-such-page",
}

/** Options for `test.use` without reduced motion, which turn on the particle field. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const

/** Waits until the section has the focus and its heading is below the site header, near the top. */
export const expectArrival = async (page: Page, id: string) => {
  await expect(page).toHaveURL(new RegExp(`/#${id}$`))
  await expect(page.locator(`#${id}`)).toBeFocused()
  const place = () =>
    page.evaluate((name) => {
      const section = document.getElementById(name)
      const heading = section?.querySelector("h2")?.getBoundingClientRect()
      const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
      return {
        belowHeader: heading !== undefined && heading.top >= bottom,
        inSight: heading !== undefined && heading.bottom < window.innerHeight * 0.75,
      }
    }, id)
  await expect.poll(place).toEqual({ belowHeader: true, inSight: true })
}
