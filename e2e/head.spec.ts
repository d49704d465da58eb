import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { readHead } from "./support/head"
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

const words = [
  { route: "/", title: site.tagline, description: site.description },
  { route: "/blog", title: hub.title, description: hub.description },
  { route: "/privacy-policy", title: policy.title, description: policy.description },
]

test.describe("in the HTML itself", () => {
  test.use({ javaScriptEnabled: false })

  for (const route of pages) {
    test(`${route} states each tag of its head once, with a card of its own that has the size it states`, async ({
      page,
      request,
    }) => {
      await page.goto(route)
      const { titles, canonical, meta } = await readHead(page)
      expect(titles).toEqual([expect.stringMatching(/^.{10,60}$/)])
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
    })
  }

  for (const { route, title, description } of words) {
    test(`${route} has the title and the description of the content`, async ({ page }) => {
      await page.goto(route)
      const { titles, meta } = await readHead(page)
      expect(titles).toEqual([`${title} · ${site.name}`])
      expect(meta["description"]).toEqual([description])
      expect(meta["og:type"]).toEqual(["website"])
    })
  }

  for (const route of articles) {
    test(`${route} is an article with its headline, its day and its topics`, async ({ page }) => {
      await page.goto(route)
      const { meta } = await readHead(page)
      expect(meta["og:type"]).toEqual(["article"])
      expect(meta["og:title"]).toEqual([await page.getByRole("heading", { level: 1 }).innerText()])
      await expect(
        page.locator(`time[datetime="${meta["article:published_time"]?.[0] ?? ""}"]`),
      ).toBeVisible()
      for (const tag of meta["article:tag"] ?? []) await expect(page.getByText(tag).first()).toBeVisible()
    })
  }

  test("no two pages have the same title or description", async ({ page }) => {
    const seen: string[] = []
    for (const route of pages) {
      await page.goto(route)
      const { titles, meta } = await readHead(page)
      seen.push(...titles, ...(meta["description"] ?? []))
    }
    expect(seen).toEqual([...new Set(seen)])
  })

  test("the page for a wrong address asks search engines to leave it out", async ({ page }) => {
    const answer = await page.goto("/there-is-no-such-page")
    const { canonical, meta } = await readHead(page)
    expect(answer?.status()).toBe(404)
    expect(meta["robots"]).toEqual(["noindex"])
    expect(canonical).toEqual([])
  })

  test("every file that the head names is there", async ({ page, request }) => {
    await page.goto("/")
    const { links } = await readHead(page)
    const files = ["icon", "apple-touch-icon", "manifest", "alternate"].flatMap((rel) => links[rel] ?? [])
    expect(files).toHaveLength(6)
    for (const file of files) expect((await request.get(file)).status(), file).toBe(200)
  })
})

test("the head changes with the page when the visitor goes on, and nothing of the last page stays", async ({
  page,
}) => {
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
