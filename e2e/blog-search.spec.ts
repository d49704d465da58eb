import { expect, test, type Page } from "@playwright/test"
import type { IndexedArticle } from "../src/search/indexed-article"
import { hub, hubArticles } from "./support/content"
import { openPage } from "./support/open-page"

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
const [, second] = hubArticles

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
  for (const [word] of articles
    .map(sentencesIn)
    .join(" ")
    .toLowerCase()
    .matchAll(/[a-z]{8,}/g)) {
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
