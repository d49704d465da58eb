import { expect, test, type Locator, type Page } from "@playwright/test"
import { copy, policy, policySections } from "./support/content"
import { openPage } from "./support/open-page"

const sections = (page: Page) => page.locator("details:has(h2)")
/** Returns the slugs of the open sections. The text of a section, which is the last element in it, has the id. */
const openSlugs = (page: Page) =>
  page.locator("details[open]:has(h2)").evaluateAll((all) => all.map((each) => each.lastElementChild?.id))
const summary = (page: Page, slug: string) => page.locator(`summary:has(+ #${slug})`)
const search = (page: Page) => page.getByRole("searchbox", { name: policy.searchLabel })

test("the policy has all of its sections, the facts about it, and only the first section is open", async ({
  page,
}) => {
  await openPage(page, "/privacy-policy")
  const headings = sections(page).getByRole("heading", { level: 2 })
  await expect(headings).toHaveText(policySections.map(({ title }, index) => `${index + 1} ${title}`))
  expect(policySections.length).toBeGreaterThan(10)
  expect(await openSlugs(page)).toEqual([policySections[0]?.slug])
  const { effectiveLabel, lastUpdatedLabel, coverageLabel, coverage } = policy
  await expect(page.getByRole("term")).toHaveText([effectiveLabel, lastUpdatedLabel, coverageLabel])
  await expect(page.getByRole("definition")).toHaveText(["1 May 2025", "May 2025", coverage])
})

test("the label of a section says what a click does", async ({ page }) => {
  await openPage(page, "/privacy-policy")
  for (const [index, labels] of [
    [policy.close, policy.open],
    [policy.open, policy.close],
  ].entries()) {
    const own = summary(page, policySections[index]?.slug ?? "")
    await expect(own.getByText(labels[0] ?? "", { exact: true })).toBeVisible()
    await own.click()
    await expect(own.getByText(labels[1] ?? "", { exact: true })).toBeVisible()
    await expect(own.getByText(labels[0] ?? "", { exact: true })).toBeHidden()
  }
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the page contains the text of every section, and a click or a link opens it", async ({ page }) => {
    await page.goto("/privacy-policy")
    for (const { slug } of policySections) {
      const length = (await page.locator(`#${slug}`).textContent())?.length ?? 0
      expect(length, slug).toBeGreaterThan(200)
    }
    await summary(page, "your-rights").click()
    await expect(page.locator("#your-rights p").first()).toBeVisible()
    await page.goto("about:blank")
    await page.goto("/privacy-policy#data-retention")
    await expect(page.locator("#data-retention table")).toBeInViewport()
    await expect(page.getByRole("region", { name: copy.label })).toBeHidden()
    await expect(search(page)).toBeHidden()
  })
})

test("the list marks the current section, and a search marks its words", async ({ page }) => {
  await openPage(page, "/privacy-policy#your-rights")
  const list = page.getByRole("main").getByRole("navigation")
  const weight = (link: Locator) => link.evaluate((anchor) => getComputedStyle(anchor).fontWeight)
  const current = list.locator("[aria-current]")
  await expect(current).toHaveCount(1)
  expect(await weight(current)).not.toBe(await weight(list.locator("a:not([aria-current])").first()))
  const mark = await page.evaluate(
    () => getComputedStyle(document.body, "::highlight(search)").backgroundColor,
  )
  expect(mark).not.toBe("rgba(0, 0, 0, 0)")
})
