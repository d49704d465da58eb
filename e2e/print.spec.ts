import { expect, test } from "@playwright/test"
import { copy, origin, policySections, site } from "./support/content"
import { kinds, visit } from "./support/open-page"

/** Runs in the page: returns the elements with text that is not black. */
const colouredInPage = () => {
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility() && [...element.childNodes].some(isText))
    .filter((element) => getComputedStyle(element).color !== "rgb(0, 0, 0)")
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

test("a page printed from a dark screen has black text, no controls, no cookie banner, and every section of the policy", async ({
  page,
}) => {
  for (const route of [kinds.landing, kinds.article, kinds.policy]) {
    await page.emulateMedia({ colorScheme: "dark", media: "screen" })
    await visit(page, route, { asked: true })
    await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
    await page.emulateMedia({ media: "print" })
    await expect.soft(page.getByRole("region", { name: copy.label })).toBeHidden()
    expect.soft(await page.evaluate(colouredInPage), route).toEqual([])
    await expect.soft(page.getByRole("button")).toHaveCount(0)
    await expect.soft(page.locator("form")).toBeHidden()
  }
  const texts = page.locator("details .prose")
  await expect(texts).toHaveCount(policySections.length)
  for (const text of await texts.all()) await expect(text).toBeVisible()
})

test("during a search, paper has the whole policy", async ({ page }) => {
  await visit(page, `${kinds.policy}?q=retention`)
  const sections = page.locator("details:has(h2)")
  await expect(sections.first()).toBeHidden()
  await page.emulateMedia({ media: "print" })
  for (const section of await sections.all()) await expect(section).toBeVisible()
})

test("paper names the practice and the address of the page, and has the addresses of links", async ({
  page,
}) => {
  await visit(page, kinds.article)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByText(`${site.name} · ${origin}${kinds.article}`)).toBeVisible()
  const link = page.locator('.prose a[href^="https://"]').first()
  expect(await link.evaluate((anchor) => getComputedStyle(anchor, "::after").content)).toContain("(")
})

test("on paper the screening threshold is a table of three", async ({ page }) => {
  await visit(page, "/")
  await page.emulateMedia({ media: "print" })
  await expect(page.locator("#threshold tbody tr:visible td:nth-of-type(1)")).toHaveText(["4", "3", "2"])
})
