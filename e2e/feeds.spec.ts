import { expect, test } from "@playwright/test"
import { hubArticles, localPath, origin } from "./support/content"
import { pages } from "./support/pages"

test("the feed has every article, newest first, and its links to the site work", async ({ request }) => {
  const feed = await (await request.get("/rss.xml")).text()
  const ids = [...feed.matchAll(/<guid[^>]*>(.*?)<\/guid>/g)].map(([, id]) => id)
  expect(ids).toEqual(
    hubArticles.slice(0, 20).map(({ aliases, slug }) => `${origin}/blog/${aliases[0] ?? slug}`),
  )
  // In the feed, quotation marks after an address may be escaped.
  for (const address of new Set(feed.match(new RegExp(`${origin}/[^\\s"<&]*`, "g")))) {
    expect((await request.get(localPath(address))).status(), address).toBe(200)
  }
})

test("the sitemap contains every built page and nothing else", async ({ request }) => {
  const text = await (await request.get("/sitemap.xml")).text()
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(pages.map((route) => `${origin}${route}`))
})
