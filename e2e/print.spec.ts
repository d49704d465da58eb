import { expect, test, type Page } from "@playwright/test"
import { copy, origin, policy, policySections, site } from "./support/content"
import { kinds, visit } from "./support/open-page"

/** Runs in the page: returns the elements with text that is not black, or with a background that is not white. */
const colouredInPage = () => {
  const shown = [...document.querySelectorAll("body, body *")].filter((element) => element.checkVisibility())
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()
  const coloured = (element: Element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    const hasText = [...element.childNodes].some(isText)
    const white = ["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(backgroundColor)
    return (hasText && color !== "rgb(0, 0, 0)") || (!white && !element.matches("img"))
  }
  return shown.filter(coloured).map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Runs in the page: returns the URL of each link in the text, and what the print styles add after it. */
const targetsInPage = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='http'], main a[href^='/']")]
    .filter((link) => link.checkVisibility() && !link.matches(".permalink, nav a"))
    .map((link) => ({
      href: link.getAttribute("href") ?? "",
      after: getComputedStyle(link, "::after").content,
    }))

/** Opens a page on a dark screen and switches to print. */
const print = async (page: Page, route: string, options?: Parameters<typeof visit>[2]) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await visit(page, route, options)
  await page.emulateMedia({ media: "print" })
}

for (const [kind, route] of Object.entries(kinds)) {
  test(`the printed ${kind} page has black text on white, a footer with its URL and date, and no controls`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date("2031-07-01T12:00:00Z"))
    await print(page, route, { asked: true })
    expect.soft(await page.evaluate(colouredInPage)).toEqual([])
    await expect.soft(page.getByRole("button")).toHaveCount(0)
    await expect.soft(page.getByRole("region", { name: copy.label })).toBeHidden()
    await expect.soft(page.locator("form")).toBeHidden()
    await expect.soft(page.locator("header:has(#menu)").getByText(site.name)).toBeVisible()
    const source = `${site.name} · ${origin}${route} · 1 July 2031`
    await expect.soft(page.getByRole("contentinfo").getByText(source)).toBeVisible()
  })
}

test("each link in a printed article is followed by its URL", async ({ page }) => {
  await print(page, kinds.article)
  const targets = await page.evaluate(targetsInPage)
  expect(targets.length).toBeGreaterThan(1)
  for (const { href, after } of targets) {
    const url = new URL(href, origin).href.replace(/\/$/, "")
    expect.soft(after.replace(/" "/g, "")).toContain(url)
  }
})

test("every section of the printed policy is open", async ({ page }) => {
  await print(page, kinds.policy)
  const texts = page.locator("details .prose")
  await expect(texts).toHaveCount(policySections.length)
  for (const text of await texts.all()) await expect(text).toBeVisible()
  await expect(page.getByRole("button", { name: policy.openAll })).toBeHidden()
})
