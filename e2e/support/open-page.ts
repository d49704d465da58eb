import { expect, type Page } from "@playwright/test"
import { copy } from "./content"

type Fiber = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }

/** Runs in the page: whether React has taken over all of the static HTML, which it does in slices after it has begun. */
export const hydratedInPage = (): boolean => {
  const root = document.getElementById("___gatsby")
  const key = Object.keys(root ?? {}).find((name) => name.startsWith("__reactContainer"))
  if (!root || key === undefined) return false
  const fiber = Reflect.get(root, key) as Fiber
  return fiber.stateNode.current.memoizedState?.isDehydrated === false
}

/** Runs in the page: how many of the parts that may be laid out later (`.later`) are not laid out yet. */
export const leftOutInPage = (): number =>
  [...document.querySelectorAll(".later")].filter(
    (part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  ).length

/** Opens a page and waits until its scripts have taken over, which the banner shows that only scripts bring. */
export const openPage = async (page: Page, path: string) => {
  const response = await page.goto(path)
  await expect.poll(() => page.evaluate(hydratedInPage)).toBe(true)
  await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
  return response
}

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

/** For `test.use`: a visitor who has not asked for less motion, and so is shown the field of the hero. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const
