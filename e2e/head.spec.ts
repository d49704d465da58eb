import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { articles, pages } from "./support/pages"
import { readHead, type Head } from "./support/head"
import { elementsOf, textOf } from "./support/html"
import { hub, localPath, origin, policy, site } from "./support/content"

const tags = [
  ...["description", "robots"],
  ...["og:site_name", "og:type", "og:title", "og:description", "og:url"],
  ...["og:image", "og:image:alt", "og:image:width", "og:image:height"],
  ...["twitter:card", "twitter:title", "twitter:image", "twitter:image:alt"],
]

/** Returns the names of the tags that are missing or there twice. */
const notOnce = ({ meta }: Head) => tags.filter((name) => meta[name]?.length !== 1)

/** The pages whose title and description are in the content. */
const copyOfPages: Record<string, { title: string; description: string }> = {
  "/": { title: site.tagline, description: site.description },
  "/blog": { title: hub.title, description: hub.description },
  "/privacy-policy": { title: policy.title, description: policy.description },
}

test.describe("in the built HTML", () => {
  test.use({ javaScriptEnabled: false })

  test("each page has each tag of its head once, with the copy of its content and a social card of the stated size", async ({
    page,
    request,
  }) => {
    for (const route of pages) {
      await page.goto(route)
      const head = await readHead(page)
      const { titles, canonical, meta } = head
      expect(canonical).toEqual([`${origin}${route}`])
      expect(notOnce(head), route).toEqual([])
      expect(meta["og:url"]).toEqual(canonical)
      expect(meta["og:type"]).toEqual([articles.includes(route) ? "article" : "website"])
      const copy = copyOfPages[route]
      expect(titles).toEqual([copy ? `${copy.title} · ${site.name}` : expect.stringContaining(site.name)])
      if (copy) expect(meta["description"]).toEqual([copy.description])

      const card = await request.get(localPath(meta["og:image"]?.[0] ?? ""))
      expect(card.headers()["content-type"]).toBe("image/jpeg")
      const { width, height } = await sharp(await card.body()).metadata()
      expect([meta["og:image:width"], meta["og:image:height"]]).toEqual([[String(width)], [String(height)]])
    }
  })

  test("no two pages have the same title or description", () => {
    const seen = pages.flatMap((route) => {
      const elements = elementsOf(readFileSync(`public${route === "/" ? "" : route}/index.html`, "utf8"))
      const title = elements.find(({ tagName }) => tagName === "title")
      const description = elements.find(({ attribs }) => attribs["name"] === "description")
      return [title && textOf(title), description?.attribs["content"]].filter(Boolean)
    })
    expect(seen).toHaveLength(2 * pages.length)
    expect(seen).toEqual([...new Set(seen)])
  })

  test("the 404 page asks search engines not to index it", async ({ page }) => {
    await page.goto("/there-is-no-such-page")
    const { canonical, meta } = await readHead(page)
    expect(meta["robots"]).toEqual(["noindex"])
    expect(canonical).toEqual([])
  })

  test("every icon, manifest and feed that the head refers to exists", async ({ page, request }) => {
    await page.goto("/")
    const { links } = await readHead(page)
    for (const rel of ["icon", "apple-touch-icon", "manifest", "alternate"]) {
      expect(links[rel]?.length, rel).toBeGreaterThan(0)
      for (const file of links[rel] ?? []) expect((await request.get(file)).status(), file).toBe(200)
    }
  })
})

test("following a link replaces every tag of the head", async ({ page }) => {
  await page.goto("/")
  for (const { link, route } of [
    { link: "Knowledge Hub", route: "/blog" },
    { link: "Home", route: "/" },
  ]) {
    await page.getByRole("banner").getByRole("link", { name: link, exact: true }).click()
    await expect.poll(async () => (await readHead(page)).canonical).toEqual([`${origin}${route}`])
    const head = await readHead(page)
    expect(head.titles).toHaveLength(1)
    expect(notOnce(head)).toEqual([])
  }
})
