import { expect, test, type APIRequestContext, type Page } from "@playwright/test"
import sharp from "sharp"
import { hubArticles, localPath, origin, site } from "./support/content"
import { pages } from "./support/pages"

const feeds = [
  { file: "/rss.xml", item: "item", id: "guid", content: "content:encoded" },
  { file: "/atom.xml", item: "entry", id: "id", content: "content" },
]

/** Parses a feed as XML and returns its items. @throws Error if it is not well-formed */
const readFeed = async (
  page: Page,
  request: APIRequestContext,
  { file, item, id, content }: (typeof feeds)[0],
) => {
  const text = await (await request.get(file)).text()
  return page.evaluate(
    ([xml, itemName, idName, contentName]) => {
      const feed = new DOMParser().parseFromString(xml, "application/xml")
      const error = feed.querySelector("parsererror")?.textContent
      if (error) throw new Error(error)
      return [...feed.querySelectorAll(itemName)].map((entry) => {
        const html = entry.getElementsByTagName(contentName)[0]?.textContent ?? ""
        const body = new DOMParser().parseFromString(html, "text/html").body
        const links = [...body.querySelectorAll("[href], [src]")]
        return {
          id: entry.querySelector(idName)?.textContent ?? "",
          words: body.innerText.split(/\s+/).length,
          addresses: links.map((link) => link.getAttribute("href") ?? link.getAttribute("src") ?? ""),
          styled: body.querySelectorAll("[class], [style], script").length,
        }
      })
    },
    [text, item, id, content] as const,
  )
}

for (const feed of feeds) {
  test(`${feed.file} is well-formed XML with every article in full, newest first, and links that work anywhere`, async ({
    page,
    request,
  }) => {
    const entries = await readFeed(page, request, feed)
    expect(entries.map(({ id }) => id)).toEqual(
      hubArticles.slice(0, 20).map(({ aliases, slug }) => `${origin}/blog/${aliases[0] ?? slug}`),
    )
    for (const { id, addresses, words, styled } of entries) {
      expect(words).toBeGreaterThan(200)
      expect(styled, "classes, styles and scripts").toBe(0)
      expect(addresses.filter((address) => !/^(https?:\/\/|mailto:|tel:)/.test(address))).toEqual([])
      for (const address of [id, ...addresses].filter((one) => one.startsWith(`${origin}/`))) {
        expect((await request.get(localPath(address))).status(), address).toBe(200)
      }
    }
  })
}

test("the sitemap contains every built page and nothing else", async ({ request }) => {
  const text = await (await request.get("/sitemap.xml")).text()
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(pages.map((route) => `${origin}${route}`))
})

test("the manifest has the name of the site and icons of the stated sizes", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest")
  const { name, icons } = (await response.json()) as {
    name: string
    icons: { src: string; sizes: string; type: string }[]
  }
  expect(response.headers()["content-type"]).toContain("application/manifest+json")
  expect(name).toBe(site.name)
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src)
    expect(icon.headers()["content-type"]).toContain(type)
    const { width, height } = await sharp(await icon.body()).metadata()
    if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes)
  }
})
