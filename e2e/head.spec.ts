import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { articles, pages } from "./support/pages"
import { readHead } from "./support/head"
import { openPage } from "./support/open-page"
import { hub, localPath, origin, policy, site } from "./support/content"

const tags = [
  ...["description", "robots"],
  ...["og:site_name", "og:type", "og:title", "og:description", "og:url"],
  ...["og:image", "og:image:alt", "og:image:width", "og:image:height"],
  ...["twitter:card", "twitter:image:alt"],
]

/** The pages whose title and description are in the content. */
const copyOfPages: Record<string, { title: string; description: string }> = {
  "/": { title: site.tagline, description: site.description },
  "/blog": { title: hub.title, description: hub.description },
  "/privacy-policy": { title: policy.title, description: policy.description },
}

test.describe("in the built HTML", () => {
  test.use({ javaScriptEnabled: false })

  test("each page has each tag of its head once, with its own title and description, and a social card of the stated size", async ({
    page,
    request,
  }) => {
    const seen: (string | undefined)[] = []
    for (const route of pages) {
      await page.goto(route)
      const { titles, canonical, meta } = await readHead(page)
      expect(canonical).toEqual([`${origin}${route}`])
      const notOnce = tags.filter((name) => meta[name]?.length !== 1)
      expect(notOnce, route).toEqual([])
      expect(meta["og:url"]).toEqual(canonical)
      expect(meta["og:type"]).toEqual([articles.includes(route) ? "article" : "website"])
      const copy = copyOfPages[route]
      expect(titles).toEqual([copy ? `${copy.title} · ${site.name}` : expect.stringContaining(site.name)])
      if (copy) expect(meta["description"]).toEqual([copy.description])
      seen.push(titles[0], meta["description"]?.[0])

      const card = await request.get(localPath(meta["og:image"]?.[0] ?? ""))
      expect(card.headers()["content-type"]).toBe("image/jpeg")
      const { width, height } = await sharp(await card.body()).metadata()
      expect([meta["og:image:width"], meta["og:image:height"]]).toEqual([[String(width)], [String(height)]])
    }
    expect(seen).toEqual([...new Set(seen)])
  })

  test("the 404 page asks search engines not to index it", async ({ page }) => {
    await page.goto("/there-is-no-such-page")
    const { canonical, meta } = await readHead(page)
    expect(meta["robots"]).toEqual(["noindex"])
    expect(canonical).toEqual([])
  })
})

test("hydration and links between pages leave each page with its own head", async ({ page }) => {
  const jsonLd = page.locator('script[type="application/ld+json"]')
  const expectHead = async (path: string, type: string) => {
    await expect.poll(async () => (await readHead(page)).canonical).toEqual([`${origin}${path}`])
    expect((await readHead(page)).titles).toHaveLength(1)
    expect(await jsonLd.allTextContents()).toEqual([expect.stringContaining(`"@type":"${type}"`)])
  }
  await openPage(page, "/blog")
  await expectHead("/blog", "Blog")
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click()
  await expectHead("/", "ProfessionalService")
  await page.goBack()
  await expectHead("/blog", "Blog")
})
