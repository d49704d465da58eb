import { expect, test, type Page } from "@playwright/test"
import { words } from "./engines/words"
import { policySections } from "./lib/content"
import { policy } from "./lib/site"
import { kinds, visit } from "./lib/visit"

const paper = { policy: kinds.policy, article: kinds.article }

/** Runs in the page: the contents that print adds after a link. */
const targetsInPage = () =>
  [...document.querySelectorAll<HTMLAnchorElement>(".prose a[href^='http'], .prose a[href^='/']")]
    .filter((link) => !link.matches(".permalink"))
    .map((link) => ({ href: link.getAttribute("href"), after: getComputedStyle(link, "::after").content }))

const print = async (page: Page, route: string) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await visit(page, route)
  await page.emulateMedia({ media: "print" })
}

for (const [kind, route] of Object.entries(paper)) {
  test(`on paper the ${kind} has neither bar nor banner nor controls`, async ({ page }) => {
    await page.emulateMedia({ media: "print" })
    await visit(page, route, { asked: true })
    await expect(page.locator("header:has(#menu)")).toBeHidden()
    await expect(page.getByRole("region", { name: words.label })).toBeHidden()
    await expect(page.getByRole("button")).toHaveCount(0)
  })

  test(`on paper the ${kind} is black on white, even from a dark screen`, async ({ page }) => {
    await print(page, route)
    const coloured = await page.evaluate(() => {
      const shown = [...document.querySelectorAll("body, body *")].filter((element) =>
        element.checkVisibility(),
      )
      const text = shown.filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      return [
        ...text.filter((element) => getComputedStyle(element).color !== "rgb(0, 0, 0)"),
        ...shown.filter(
          (element) =>
            !element.matches("img") &&
            !["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(getComputedStyle(element).backgroundColor),
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 120))
    })
    expect(coloured).toEqual([])
  })
}

test("on paper every section of the policy is open", async ({ page }) => {
  await print(page, kinds.policy)
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll("details .prose")]
      .filter((body) => !body.checkVisibility() || body.getBoundingClientRect().height < 20)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
  expect(await page.locator("details .prose").count()).toBe(policySections.length)
  expect(hidden).toEqual([])
  await expect(page.getByRole("button", { name: policy.openAll })).toBeHidden()
})

test("on paper a link in the text of an article says where it leads", async ({ page }) => {
  await print(page, kinds.article)
  const targets = await page.evaluate(targetsInPage)
  expect(targets.length).toBeGreaterThan(1)
  for (const { href, after } of targets) expect(after).toContain(href)
})

test("the policy prints on several sheets, and an article too", async ({ page }) => {
  for (const route of Object.values(paper)) {
    await visit(page, route)
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1")
    expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0, route).toBeGreaterThan(3)
  }
})
