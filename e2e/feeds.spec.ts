import { expect, test, type APIRequestContext, type Page } from "@playwright/test"
import { hubArticles, localPath, origin } from "./support/content"
import { pages } from "./support/pages"

/** Parses the RSS feed as XML and returns its items. @throws Error if it is not well-formed */
const readFeed = async (page: Page, request: APIRequestContext) => {
  const text = await (await request.get("/rss.xml")).text()
  return page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, "application/xml")
    const error = feed.querySelector("parsererror")?.textContent
    if (error) throw new Error(error)
    return [...feed.querySelectorAll("item")].map((item) => {
      const html = item.getElementsByTagName("content:encoded")[0]?.textContent ?? ""
      const body = new DOMParser().parseFromString(html, "text/html").body
      const links = [...body.querySelectorAll("[href], [src]")]
      return {
        id: item.querySelector("guid")?.textContent ?? "",
        words: body.innerText.split(/\s+/).length,
        addresses: links.map((link) => link.getAttribute("href") ?? link.getAttribute("src") ?? ""),
      }
    })
  }, text)
}

test("the feed has every article in full, newest first, and links that work anywhere", async ({
  page,
  request,
}) => {
  const entries = await readFeed(page, request)
  expect(entries.map(({ id }) => id)).toEqual(
    hubArticles.slice(0, 20).map(({ aliases, slug }) => `${origin}/blog/${aliases[0] ?? slug}`),
  )
  for (const { id, addresses, words } of entries) {
    expect(words).toBeGreaterThan(200)
    expect(addresses.filter((address) => !/^(https?:\/\/|mailto:|tel:)/.test(address))).toEqual([])
    for (const address of [id, ...addresses].filter((one) => one.startsWith(`${origin}/`))) {
      expect((await request.get(localPath(address))).status(), address).toBe(200)
    }
  }
})

test("the sitemap contains every built page and nothing else", async ({ request }) => {
  const text = await (await request.get("/sitemap.xml")).text()
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(pages.map((route) => `${origin}${route}`))
})
