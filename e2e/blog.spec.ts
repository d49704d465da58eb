import { expect, test, type Page } from "@playwright/test"
import type { IndexedArticle } from "../src/search/indexed-article"
import { hubArticles } from "./lib/content"
import { openPage } from "./lib/open-page"
import { hub, site } from "./lib/site"
import { visit } from "./lib/visit"

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 })
const search = (page: Page) => page.getByRole("searchbox", { name: hub.searchLabel })
/** What the search says it found; the banner has a status of its own. */
const said = (page: Page) => page.getByRole("search").getByRole("status")
const found = (count: number) =>
  count === 1 ? hub.searchOne : hub.searchSome.replace("{count}", String(count))
/** The list above the articles in full, and what a search has found in its place. */
const list = (page: Page, name = hub.index) =>
  page.getByRole("region", { name }).getByRole("listitem").getByRole("link")
const results = (page: Page) => list(page, hub.results)
const [newest, second] = hubArticles

/** The texts that the page marks as found, in small letters: one for each place. */
const marks = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get("search") ?? [])].map((range) => (range as Range).toString().toLowerCase()),
  )

const sentencesIn = ({ sections }: IndexedArticle) => sections.flatMap(({ blocks }) => blocks).join("\n")

/** A word that some of the articles have in their text, and others nowhere. */
const wordOfSome = (articles: readonly IndexedArticle[]) => {
  const whole = (article: IndexedArticle) =>
    [article.title, article.excerpt, ...article.tags, sentencesIn(article)].join(" ").toLowerCase()
  const [first] = articles
  for (const [word] of (first ? sentencesIn(first) : "").toLowerCase().matchAll(/[a-z]{8,}/g)) {
    const slugs = articles.filter((article) => whole(article).includes(word)).map(({ slug }) => slug)
    if (slugs.length > 1 && slugs.length < articles.length) return { word, slugs }
  }
  throw new Error("No word tells the articles apart")
}

/** Reads what the search looks through, and gives a word of it. */
const fetchWord = async (page: Page) => {
  const response = await page.request.get("/blog/search.json")
  return wordOfSome((await response.json()) as IndexedArticle[])
}

/** A calendar day in the long form of the United States (spec, section 2). */
const longDate = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day))

for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("each article has the calendar day of its file", async ({ page }) => {
      await openPage(page, "/blog")
      const days = page.getByRole("article").getByRole("time")
      await expect(days).toHaveText(hubArticles.map(({ day }) => longDate(day)))
    })
  })
}

test("the Knowledge Hub has the four articles in full, newest first", async ({ page }) => {
  await openPage(page, "/blog")
  await expect(page.getByRole("heading", { level: 1, name: hub.title })).toBeVisible()
  await expect(titles(page)).toHaveText(hubArticles.map(({ title }) => title))
  expect(hubArticles).toHaveLength(4)
  for (const { title, author, excerpt, tags } of hubArticles) {
    const article = page.getByRole("article", { name: title })
    await expect(article).toContainText(`${hub.by} ${author}`)
    await expect(article.getByText(excerpt)).toBeVisible()
    await expect(article.getByRole("list", { name: hub.filterLabel }).getByRole("listitem")).toHaveText(tags)
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(900)
  }
})

for (const [width, height, least] of [
  [1280, 720, 4],
  [390, 664, 1],
] as const) {
  test(`the first screen of ${width}×${height} shows at least ${least} of the articles`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openPage(page, "/blog")
    const bottoms = await list(page).evaluateAll((links) =>
      // The box of the words: the whole entry is the target.
      links.map((link) => link.getBoundingClientRect().bottom),
    )
    expect(bottoms.filter((bottom) => bottom <= height).length).toBeGreaterThanOrEqual(
      Math.min(least, hubArticles.length),
    )
  })
}

test("above the articles in full all of them are listed, with the way to their pages and to the feed", async ({
  page,
}) => {
  await openPage(page, "/blog")
  await expect(list(page)).toHaveText(hubArticles.map(({ title }) => title))
  expect(await list(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    hubArticles.map(({ slug }) => `/blog/${slug}`),
  )
  await expect(page.getByRole("link", { name: hub.feed })).toHaveAttribute("href", "/rss.xml")
})

test("topics are a choice from eight articles on", async ({ page }) => {
  await openPage(page, "/blog")
  await expect(page.getByRole("group", { name: hub.filterLabel })).toHaveCount(hubArticles.length < 8 ? 0 : 1)
})

test("the search finds words of the whole text, and shows each article with a sentence that holds them", async ({
  page,
}) => {
  const { word, slugs } = await fetchWord(page)
  await openPage(page, "/blog")
  await search(page).fill(word.toUpperCase())
  await expect(said(page)).toHaveText(found(slugs.length))
  expect(
    await results(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")?.replace(/^\/blog\/|#.*$/g, "")),
    ),
  ).toEqual(slugs)
  await expect(titles(page)).toHaveCount(0)
  for (const item of await page.getByRole("region", { name: hub.results }).getByRole("listitem").all()) {
    await expect(item).toContainText(new RegExp(word, "i"))
  }
  await expect.poll(async () => new Set(await marks(page))).toEqual(new Set([word]))
  await expect(results(page).first()).toBeInViewport()
  await page.getByRole("button", { name: hub.searchClear }).click()
  await expect(titles(page)).toHaveText(hubArticles.map(({ title }) => title))
  await expect.poll(() => marks(page)).toEqual([])
})

test("Enter leads to the first match, and Enter again to the place in the article that holds the words", async ({
  page,
}) => {
  const { word } = await fetchWord(page)
  await openPage(page, "/blog")
  await search(page).fill(word)
  await search(page).press("Enter")
  await expect(results(page).first()).toBeFocused()
  const href = (await results(page).first().getAttribute("href")) ?? ""
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(href)
  const section = page.locator(href.includes("#") ? href.replace(/^.*#/, "#") : "h1")
  await expect(section).toBeInViewport()
})

test("the words searched are in the address: it can be shared, comes back with Back, and ends with a link to the hub", async ({
  page,
}) => {
  const { word, slugs } = await fetchWord(page)
  await openPage(page, "/blog")
  await search(page).fill(word)
  await expect(page).toHaveURL(`/blog?q=${word}`)
  await page.reload()
  await expect(said(page)).toHaveText(found(slugs.length))
  await expect(search(page)).toHaveValue(word)
  await results(page).first().click()
  await expect(page).toHaveURL(/\/blog\/[a-z-]+/)
  await page.goBack()
  await expect(said(page)).toHaveText(found(slugs.length))
  await expect(search(page)).toHaveValue(word)
  await page.getByRole("contentinfo").locator('a[href="/blog"]').click()
  await expect(page).toHaveURL("/blog")
  await expect(titles(page)).toHaveCount(hubArticles.length)
  await expect(search(page)).toHaveValue("")
})

test("words typed before the scripts run are searched once they do", async ({ page }) => {
  const { word, slugs } = await fetchWord(page)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/*.js", async (route) => {
    await released
    await route.continue()
  })
  await page.goto("/blog", { waitUntil: "commit" })
  await search(page).fill(word)
  release()
  await expect(said(page)).toHaveText(found(slugs.length))
  await expect(search(page)).toHaveValue(word)
  await expect(page).toHaveURL(`/blog?q=${word}`)
})

test("a search for what no article has says so, marks nothing, and leaves the list of all articles", async ({
  page,
}) => {
  await openPage(page, "/blog")
  await search(page).fill("xyzzy")
  await expect(said(page)).toHaveText(hub.searchNone)
  await expect(titles(page)).toHaveCount(0)
  await expect(list(page)).toHaveCount(hubArticles.length)
  expect(await marks(page)).toEqual([])
})

test("the search still finds titles where the words of the articles cannot be fetched", async ({ page }) => {
  await page.route("**/blog/search.json", (route) => route.abort())
  await openPage(page, "/blog")
  await search(page).fill(second?.title ?? "")
  await expect(results(page)).toHaveText([second?.title ?? ""])
})

test("headings are read by their own words, and none of the Knowledge Hub is a stop for the Tab key", async ({
  page,
}) => {
  await openPage(page, `/blog/${newest?.slug}`)
  const headings = page.locator(".prose :is(h2, h3, h4)")
  expect(await headings.count()).toBeGreaterThan(2)
  await expect(headings.locator("a")).toHaveCount(0)
  const first = await headings.first().innerText()
  await page.getByRole("link", { name: `Link to “${first}”` }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/#/)
  await expect(page.getByRole("heading", { name: first, exact: true })).toBeInViewport()
  await page.goto("/blog")
  await expect(page.locator(".permalink")).toHaveCount(0)
})

for (const width of [320, 390, 768, 1280]) {
  test(`at ${width} px every table of the articles fits, and is no stop for the Tab key`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, "/blog")
    const tables = page.locator(".prose table")
    expect(await tables.count()).toBeGreaterThan(1)
    const wide = await tables.evaluateAll((all) =>
      all
        .filter((table) => {
          const room = table.closest(".prose")?.getBoundingClientRect().right ?? 0
          const cells = [...table.querySelectorAll("th, td")]
          return [table, ...cells].some((part) => part.getBoundingClientRect().right > room + 1)
        })
        .map((table) => table.outerHTML.slice(0, 120)),
    )
    expect(wide).toEqual([])
    await expect(page.locator(".prose [tabindex='0']")).toHaveCount(0)
  })
}

test("each row of a table is read with its head, and each table with a name", async ({ page }) => {
  await openPage(page, "/blog")
  for (const table of await page.getByRole("article").getByRole("table").all()) {
    await expect(table).toHaveAccessibleName(/\S/)
    const rows = (await table.getByRole("row").count()) - 1
    await expect(table.getByRole("rowheader")).toHaveCount(rows)
  }
})

test("on a phone the trail of an article is one line, the way back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `/blog/${newest?.slug}`)
  const trail = page.getByRole("navigation", { name: hub.breadcrumb })
  await expect(trail.getByRole("link", { name: hub.title })).toBeVisible()
  expect((await trail.boundingBox())?.height).toBeLessThan(40)
})

test("below an article its author is named, with one way to book a call, and the row of articles is full", async ({
  page,
}) => {
  for (const { slug, author } of hubArticles) {
    await openPage(page, `/blog/${slug}`)
    const below = page.getByRole("complementary")
    await expect(below.getByText(hub.about.replace("{author}", author))).toBeVisible()
    await expect(below.getByRole("link", { name: site.book.label })).toHaveCount(1)
    await expect(below.getByRole("listitem")).toHaveCount(Math.min(3, hubArticles.length - 1))
  }
})

test("each article leads to its own page, and from there to the next, the previous and the related", async ({
  page,
}) => {
  await openPage(page, "/blog")
  await page.getByRole("link", { name: `${hub.permalink}: ${newest?.title}` }).click()
  await expect(page).toHaveURL(`/blog/${newest?.slug}`)
  await expect(page.getByRole("heading", { level: 1, name: newest?.title ?? "" })).toBeVisible()
  const group = (name: string) =>
    page
      .getByRole("complementary")
      .locator("section")
      .filter({ has: page.getByRole("heading", { name }) })
  await expect(group(hub.next)).toHaveCount(0)
  await group(hub.previous).getByRole("link").click()
  await expect(page).toHaveURL(`/blog/${second?.slug}`)
  await group(hub.next).getByRole("link").click()
  await expect(page).toHaveURL(`/blog/${newest?.slug}`)
  for (const link of await group(hub.related).getByRole("link").all()) {
    const href = await link.getAttribute("href")
    expect(hubArticles.map(({ slug }) => `/blog/${slug}`)).toContain(href)
  }
  await page.getByRole("link", { name: hub.back }).click()
  await expect(page).toHaveURL("/blog")
})
