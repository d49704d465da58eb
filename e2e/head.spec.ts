import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { readHead } from "./support/head"
import { elementsOf, textOf } from "./support/html"
import { articles, pages } from "./support/pages"
import { hub, localPath, origin, policy, site } from "./support/content"

const once = [
  "description",
  "robots",
  "og:site_name",
  "og:type",
  "og:title",
  "og:description",
  "og:url",
  "og:image",
  "og:image:alt",
  "og:image:width",
  "og:image:height",
  "twitter:card",
  "twitter:title",
  "twitter:image",
  "twitter:image:alt",
  "color-scheme",
]

/** The pages whose title and description are in the content. */
const copyOfPages = [
  { route: "/", title: site.tagline, description: site.description },
  { route: "/blog", title: hub.title, description: hub.description },
  { route: "/privacy-policy", title: policy.title, description: policy.description },
]

test.describe("in the built HTML", () => {
  test.use({ javaScriptEnabled: false })

  for (const route of pages) {
    test(`${route} has each tag of its head once, with the copy of its content and a social card of the stated size`, async ({
      page,
      request,
    }) => {
      await page.goto(route)
      const { titles, canonical, meta } = await readHead(page)
      expect(titles).toEqual([expect.stringContaining(site.name)])
      expect(canonical).toEqual([`${origin}${route}`])
      expect(Object.fromEntries(once.map((name) => [name, meta[name]?.length]))).toEqual(
        Object.fromEntries(once.map((name) => [name, 1])),
      )
      expect(meta["og:url"]).toEqual(canonical)
      expect(meta["theme-color"]).toHaveLength(2)

      const [address = ""] = meta["og:image"] ?? []
      const card = await request.get(localPath(address))
      expect(card.headers()["content-type"]).toBe("image/jpeg")
      const { width, height } = await sharp(await card.body()).metadata()
      expect([meta["og:image:width"], meta["og:image:height"]]).toEqual([[String(width)], [String(height)]])
      expect([width, height]).toEqual([1200, 630])
      expect(meta["og:image:alt"]).toEqual([expect.stringMatching(/\S+: \S+/)])

      const named = copyOfPages.find((one) => one.route === route)
      expect(meta["og:type"]).toEqual([articles.includes(route) ? "article" : "website"])
      if (named) {
        expect(titles).toEqual([`${named.title} · ${site.name}`])
        expect(meta["description"]).toEqual([named.description])
      }
      if (articles.includes(route)) {
        expect(meta["og:title"]).toEqual([await page.getByRole("heading", { level: 1 }).innerText()])
        const published = meta["article:published_time"]?.[0] ?? ""
        await expect(page.locator(`time[datetime="${published}"]`)).toBeVisible()
        for (const tag of meta["article:tag"] ?? []) await expect(page.getByText(tag).first()).toBeVisible()
      }
    })
  }

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
    const response = await page.goto("/there-is-no-such-page")
    const { canonical, meta } = await readHead(page)
    expect(response?.status()).toBe(404)
    expect(meta["robots"]).toEqual(["noindex"])
    expect(canonical).toEqual([])
  })

  test("every file that the head refers to exists", async ({ page, request }) => {
    await page.goto("/")
    const { links } = await readHead(page)
    const files = ["icon", "apple-touch-icon", "manifest", "alternate"].flatMap((rel) => links[rel] ?? [])
    expect(files).toHaveLength(6)
    for (const file of files) expect((await request.get(file)).status(), file).toBe(200)
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
    const { titles, meta } = await readHead(page)
    expect(titles).toHaveLength(1)
    expect(Object.fromEntries(once.map((name) => [name, meta[name]?.length]))).toEqual(
      Object.fromEntries(once.map((name) => [name, 1])),
    )
  }
})
