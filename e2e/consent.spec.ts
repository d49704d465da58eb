import { readFileSync } from "node:fs"
import { expect, test, type Page } from "@playwright/test"
import { eventsOf, recordForeign, tagHost } from "./support/consent"
import { copy } from "./support/content"
import { kinds, openPage, visit } from "./support/open-page"
import { builtHtml } from "./support/pages"

const pages = builtHtml.map((file) => `public/${file}`)

const banner = (page: Page) => page.getByRole("region", { name: copy.label })
const choose = (page: Page, name: string) => banner(page).getByRole("button", { name }).click()

/** Waits until Gatsby has prefetched another page, which it does some time after a page has loaded. */
const expectPrefetch = (page: Page) =>
  page.waitForFunction(() => {
    // Gatsby waits for an idle callback, which a headless Chromium may never run on a page that draws nothing.
    requestAnimationFrame(() => undefined)
    const data = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/page-data/"))
    return data.some(({ name }) => !name.includes(`${location.pathname}/page-data.json`))
  })

// All pages have the same scripts. The test of the policy has the same after Decline.
test("before a choice no page requests anything from other hosts, or stores anything", async ({
  page,
  context,
  baseURL,
}) => {
  const foreign = await recordForeign(context, baseURL ?? "")
  for (const route of [kinds.landing, kinds.article, kinds["not-found"]]) {
    await page.goto(route)
    await expectPrefetch(page)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
    await page.keyboard.press("Tab")
    await expect(banner(page)).toBeVisible()
  }
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    // Gatsby stores its scroll positions for every visitor.
    ...Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
  ])
  expect(stored).toEqual([])
})

test("after Accept All the tag is loaded once, and each route is counted once", async ({
  page,
  context,
  baseURL,
}) => {
  const foreign = await recordForeign(context, baseURL ?? "")
  await openPage(page, "/")
  await choose(page, copy.accept)
  const paths = async () => (await eventsOf(page, "page_view")).map((view) => view["page_path"])
  await expect.poll(paths).toEqual(["/"])
  await page.getByRole("banner").getByRole("link", { name: "Knowledge Hub" }).click()
  await expect.poll(paths).toEqual(["/", "/blog"])
  expect(foreign).toEqual([expect.stringContaining(tagHost)])
})

test("Decline comes first and looks like Accept All", async ({ page }) => {
  await openPage(page, "/")
  const buttons = banner(page).getByRole("button")
  await expect(buttons).toHaveText([copy.decline, copy.accept])
  const [decline, accept] = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { font, padding, backgroundColor, color, border, height, width } = getComputedStyle(button)
      return { font, padding, backgroundColor, color, border, height, width }
    }),
  )
  expect(decline).toEqual(accept)
})

test("the first script of every built page denies all seven signals, and no attribute names a host of Google", () => {
  for (const page of pages) {
    const html = readFileSync(page, "utf8")
    const first = /<script\b[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ""
    expect(first, page).toContain("gtag('consent','default'")
    expect(first.match(/'denied'/g), page).toHaveLength(7)
    expect(html, page).not.toMatch(/<[^>]*(googletagmanager|google-analytics)[^>]*>/)
  }
})

test("the banner causes no layout shift", async ({ page }) => {
  // The shift of a late font depends on the fonts of the machine.
  await page.route("**/*.woff2", (route) => route.abort())
  await page.addInitScript(() => {
    let shift = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, "value"))
      document.documentElement.dataset.layoutShift = String(shift)
    })
    observer.observe({ type: "layout-shift" })
  })
  await visit(page, "/blog", { asked: true })
  await expect(banner(page)).toBeVisible()
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  })
  expect(await page.locator("html").getAttribute("data-layout-shift")).toBeNull()
})
