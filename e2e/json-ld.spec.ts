import { expect, test } from "@playwright/test"
import { readJsonLd, thing } from "./support/json-ld"
import { openPage } from "./support/open-page"
import { articles } from "./support/pages"
import { origin, site } from "./support/content"

test("hydration and links between pages leave each page with its own JSON-LD", async ({ page }) => {
  const types = async () => (await readJsonLd(page)).map((one) => one["@type"])
  await openPage(page, "/blog")
  expect(await types()).toEqual(["Blog"])
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click()
  await expect.poll(types).toEqual(["ProfessionalService", "WebSite"])
  await page.goBack()
  await expect.poll(types).toEqual(["Blog"])
})

test.describe("in the built HTML", () => {
  test.use({ javaScriptEnabled: false })

  test("the business in the JSON-LD matches the landing page", async ({ page }) => {
    await page.goto("/")
    const business = await thing(page, "ProfessionalService")
    const text = await page.locator("body").innerText()
    const address = business["address"] as Record<string, string>
    for (const property of ["name", "email", "telephone"]) expect(text).toContain(business[property])
    for (const part of ["streetAddress", "addressLocality", "postalCode"])
      expect(text).toContain(address[part])
    expect(business["openingHours"]).toBe("Mo-Fr 09:00-17:00")
    expect(text).toContain(site.openingHoursLabel)
  })

  test("the JSON-LD of an article has its headline, author, dates and image", async ({ page, request }) => {
    const [route = ""] = articles
    await page.goto(route)
    const posting = await thing(page, "BlogPosting")
    const header = page.locator("article > header")
    const times = await header.locator("time").all()
    const days = await Promise.all(times.map((time) => time.getAttribute("datetime")))
    expect(posting["headline"]).toBe(await page.getByRole("heading", { level: 1 }).innerText())
    await expect(header).toContainText((posting["author"] as { name: string }).name)
    expect([posting["datePublished"], posting["dateModified"]].filter(Boolean)).toEqual(days)
    expect(posting["url"]).toBe(`${origin}${route}`)
    const image = posting["image"] as string
    expect((await request.get(image.slice(origin.length))).headers()["content-type"]).toMatch(/^image\//)
  })
})
