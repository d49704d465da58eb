import { expect, test, type Page } from "@playwright/test"
import type { IndexedArticle } from "../src/search/indexed-article"
import { hubArticles } from "./lib/content"
import { openPage } from "./lib/open-page"
import { hub } from "./lib/site"

const titles = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 })
const search = (page: Page) => page.getByRole("searchbox", { name: hub.searchLabel })
/** What the search says it found; the banner has a status of its own. */
const said = (page: Page) => page.getByRole("search").getByRole("status")
const found = (count: number) => hub.searchSome.replace("{count}", String(count))
const [newest, second] = hubArticles

/** The texts that the page marks as found, in small letters: one for each place. */
const marks = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get("search") ?? [])].map((range) => (range as Range).toString().toLowerCase()),
  )

/** A word that some of the articles have in their text, and others nowhere. */
const wordOfSome = (articles: readonly IndexedArticle[]) => {
  const text = ({ sections }: IndexedArticle) => sections.flatMap(({ blocks }) => blocks).join(" ")
  const whole = (article: IndexedArticle) =>
    [article.title, article.excerpt, ...article.tags, text(article)].join(" ").toLowerCase()
  const [first] = articles
  for (const [word] of first ? text(first).toLowerCase().matchAll(/[a-z]{8,}/g) : []) {
    const slugs = articles.filter((article) => whole(article).includes(word)).map(({ slug }) => slug)
    if (slugs.length > 1 && slugs.length < articles.length) return { word, slugs }
  }
  throw new Error("No word tells the articles apart")
}

/** How many words a markdown text has, without its signs and the addresses of its links. */
const wordsOf = (markdown: string) =>
  markdown.replace(/\]\([^)]*\)/g, "").match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0

/** A calendar day in the long form of the United States (spec, section 2). */
const longDate = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day))

for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("each article has the calendar day of its file", async ({ page }) => {
      await openPage(page, "/blog")
      const days = page.getByRole("article").getByRole("time")
      const written = hubArticles.flatMap(({ day, updated }) => [day, updated ?? []].flat())
      await expect(days).toHaveText(written.map(longDate))
    })
  })
}

test("the Knowledge Hub has every article in full, newest first", async ({ page }) => {
  await openPage(page, "/blog")
  await expect(page.getByRole("heading", { level: 1, name: hub.title })).toBeVisible()
  await expect(titles(page)).toHaveText(hubArticles.map(({ title }) => title))
  expect(hubArticles.length).toBeGreaterThan(3)
  for (const { title, author, excerpt, tags, body } of hubArticles) {
    const article = page.getByRole("article", { name: title })
    await expect(article).toContainText(`${hub.by} ${author}`)
    await expect(article.getByText(excerpt)).toBeVisible()
    await expect(article.getByRole("list", { name: hub.filterLabel }).getByRole("listitem")).toHaveText(tags)
    for (const heading of body.matchAll(/^##+ (.*)$/gm)) await expect(article).toContainText(heading[1] ?? "")
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(wordsOf(body) * 0.9)
  }
})

test("choosing a topic shows its articles alone with their count, and all topics bring the others back", async ({
  page,
}) => {
  await openPage(page, "/blog")
  const tag = second?.tags.find((own) => hubArticles.some(({ tags }) => !tags.includes(own))) ?? ""
  const tagged = hubArticles.filter(({ tags }) => tags.includes(tag))
  await page.getByText(tag, { exact: true }).and(page.locator("label")).click()
  await expect(page.getByRole("radio", { name: tag, exact: true })).toBeChecked()
  await expect(titles(page)).toHaveText(tagged.map(({ title }) => title))
  await expect(said(page)).toHaveText(found(tagged.length))
  await page.getByRole("radio", { name: hub.allTags }).check()
  await expect(titles(page)).toHaveText(hubArticles.map(({ title }) => title))
  await expect(said(page)).toBeEmpty()
})

test("the search looks through the whole text of the articles, counts and marks, and clearing brings all back", async ({
  page,
}) => {
  const index = page.waitForResponse("**/blog/search.json")
  await openPage(page, "/blog")
  await search(page).click()
  const articles = (await (await index).json()) as IndexedArticle[]
  const { word, slugs } = wordOfSome(articles)
  await search(page).fill(word.toUpperCase())
  await expect(page.getByRole("article")).toHaveCount(slugs.length)
  expect(await page.getByRole("article").evaluateAll((all) => all.map(({ id }) => id))).toEqual(slugs)
  await expect(said(page)).toHaveText(found(slugs.length))
  const texts = await page
    .getByRole("article")
    .evaluateAll((all) => all.map(({ textContent }) => textContent))
  const places = texts.reduce((sum, text) => sum + text.toLowerCase().split(word).length - 1, 0)
  expect(places).toBeGreaterThanOrEqual(slugs.length)
  await expect.poll(() => marks(page)).toEqual(Array.from({ length: places }, () => word))
  await page.getByRole("button", { name: hub.searchClear }).click()
  await expect(titles(page)).toHaveText(hubArticles.map(({ title }) => title))
  await expect.poll(() => marks(page)).toEqual([])
})

test("a search for what no article has says so, and marks nothing", async ({ page }) => {
  await openPage(page, "/blog")
  await search(page).fill("xyzzy")
  await expect(said(page)).toHaveText(hub.searchNone)
  await expect(titles(page)).toHaveCount(0)
  expect(await marks(page)).toEqual([])
})

test("the search still finds titles where the words of the articles cannot be fetched", async ({ page }) => {
  await page.route("**/blog/search.json", (route) => route.abort())
  await openPage(page, "/blog")
  await search(page).fill(second?.title ?? "")
  await expect(titles(page)).toHaveText([second?.title ?? ""])
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
