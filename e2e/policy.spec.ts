import { expect, test, type Locator, type Page } from "@playwright/test"
import { copy, policy, policySections, site } from "./support/content"
import { openPage } from "./support/open-page"

const sections = (page: Page) => page.locator("details")
// The text of a section, which is the last element in it, has the id.
const slugsOf = (found: Locator) =>
  found.evaluateAll((all) => all.map((each) => each.lastElementChild?.id ?? ""))
const openSlugs = (page: Page) => slugsOf(page.locator("details[open]"))
const summary = (page: Page, slug: string) => page.locator(`summary:has(+ #${slug})`)
const search = (page: Page) => page.getByRole("searchbox", { name: policy.searchLabel })
/** The number of results, which the search announces. */
const resultCount = (page: Page) => page.getByRole("search").getByRole("status")

/** Returns the highlighted texts in lower case, one for each match. */
const highlights = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get("search") ?? [])].map((range) => (range as Range).toString().toLowerCase()),
  )

/** Waits until the section is open and its summary is below the site header, near the top. */
const expectOpenedAt = async (page: Page, slug: string) => {
  await expect.poll(() => openSlugs(page)).toContain(slug)
  const place = () =>
    page.evaluate((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1
      const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
      return top >= bottom && top < window.innerHeight * 0.75
    }, slug)
  await expect.poll(place).toBe(true)
}

test("the policy has all of its sections, the facts about it and the address for questions, and only the first section is open", async ({
  page,
}) => {
  await openPage(page, "/privacy-policy")
  const headings = sections(page).getByRole("heading", { level: 2 })
  await expect(headings).toHaveText(policySections.map(({ title }, index) => `${index + 1} ${title}`))
  expect(policySections.length).toBeGreaterThan(10)
  expect(await openSlugs(page)).toEqual([policySections[0]?.slug])
  await expect(page.getByText(policy.lastUpdated, { exact: true })).toBeVisible()
  await expect(page.getByText(policy.coverage, { exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: policy.contact })).toHaveAttribute(
    "href",
    `mailto:${site.privacyEmail}`,
  )
})

test("each section opens and closes independently, its label states what a click does, and one button opens or closes all", async ({
  page,
}) => {
  await openPage(page, "/privacy-policy")
  for (const { slug } of policySections.slice(0, 3)) {
    const before = await openSlugs(page)
    const own = summary(page, slug)
    const [first, second] = before.includes(slug) ? [policy.close, policy.open] : [policy.open, policy.close]
    await expect(own.getByText(first, { exact: true })).toBeVisible()
    await own.click()
    await expect(own.getByText(second, { exact: true })).toBeVisible()
    await expect(own.getByText(first, { exact: true })).toBeHidden()
    const toggled = before.includes(slug) ? before.filter((other) => other !== slug) : [...before, slug]
    expect((await openSlugs(page)).sort()).toEqual(toggled.sort())
  }
  await page.getByRole("button", { name: policy.openAll }).click()
  await expect(page.locator("details[open]")).toHaveCount(policySections.length)
  await page.getByRole("button", { name: policy.closeAll }).click()
  await expect(page.locator("details[open]")).toHaveCount(0)
})

test("the search shows, opens, counts and highlights the matching sections, and clearing it restores all", async ({
  page,
}) => {
  await openPage(page, "/privacy-policy")
  const before = await openSlugs(page)
  const texts = await sections(page).evaluateAll((all) =>
    all.map(({ lastElementChild, textContent }) => ({
      id: lastElementChild?.id ?? "",
      matches: textContent.toLowerCase().includes("analytics"),
    })),
  )
  const slugs = texts.filter(({ matches }) => matches).map(({ id }) => id)
  await search(page).fill("Analytics")
  await expect(resultCount(page)).toHaveText(policy.searchSome.replace("{count}", String(slugs.length)))
  expect(await slugsOf(page.locator("details:visible"))).toEqual(slugs)
  expect(await openSlugs(page)).toEqual(slugs)
  await expect.poll(async () => new Set(await highlights(page))).toEqual(new Set(["analytics"]))

  await page.getByRole("button", { name: policy.searchClear }).click()
  await expect(page.locator("details:visible")).toHaveCount(policySections.length)
  await expect(resultCount(page)).toBeEmpty()
  await expect.poll(() => openSlugs(page)).toEqual(before)
  await expect.poll(() => highlights(page)).toEqual([])
})

test("View Security Details opens the section on security, also from within a search", async ({ page }) => {
  await openPage(page, "/privacy-policy")
  await search(page).fill("children")
  await expect(page.locator("#data-security")).toBeHidden()
  await page.getByRole("button", { name: policy.security }).click()
  await expectOpenedAt(page, "data-security")
  await expect(summary(page, "data-security")).toBeFocused()
})

test("a URL with the fragment of a section opens the section, and so does Back", async ({ page }) => {
  await openPage(page, "/privacy-policy#data-retention")
  await expectOpenedAt(page, "data-retention")
  await page.getByRole("banner").getByRole("link", { name: "Knowledge Hub" }).click()
  await expect(page).toHaveURL("/blog")
  await page.goBack()
  await expectOpenedAt(page, "data-retention")
})

// A text fragment reveals closed text in the same way as the browser's find in page.
test("a text fragment opens the section that contains its text", async ({ page }) => {
  await openPage(page, "/privacy-policy#:~:text=26%20months")
  await expect.poll(() => openSlugs(page)).toContain("data-retention")
  await expect(page.getByRole("cell", { name: "26 months" })).toBeInViewport()
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
