import { expect, test } from "@playwright/test"
import { readJsonLd, thing } from "./support/json-ld"
import { openPage } from "./support/open-page"
import { articles } from "./support/pages"
import { origin, site } from "./support/content"

test.use({ javaScriptEnabled: false })

test("the business in the JSON-LD matches the landing page", async ({ page }) => {
  await page.goto("/")
  const business = await thing(page, "ProfessionalService")
  const text = await page.locator("body").innerText()
  const address = business["address"] as Record<string, string>
  for (const property of ["name", "email", "telephone"]) expect(text).toContain(business[property])
  for (const part of ["streetAddress", "addressLocality", "postalCode"]) expect(text).toContain(address[part])
  expect(business["openingHours"]).toBe("Mo-Fr 09:00-17:00")
  expect(text).toContain(site.openingHoursLabel)
  expect(site.openingHoursLabel).toMatch(/Monday to Friday.*09:00.*17:00/)
})

test("the publisher of the web site is the business on the same page", async ({ page }) => {
  await page.goto("/")
  const business = await thing(page, "ProfessionalService")
  expect(await thing(page, "WebSite")).toMatchObject({
    name: site.name,
    url: `${origin}/`,
    publisher: { "@id": business["@id"] },
  })
})

test("the JSON-LD of the Knowledge Hub lists the articles of the page in their order", async ({ page }) => {
  await page.goto("/blog")
  const listed = (await thing(page, "Blog"))["blogPost"] as { headline: string; url: string }[]
  const headings = page.getByRole("article").getByRole("heading", { level: 2 })
  expect(listed.map(({ headline }) => headline)).toEqual(await headings.allInnerTexts())
  expect(listed.map(({ url }) => url.slice(origin.length)).sort()).toEqual(articles)
})

for (const route of articles) {
  test(`the JSON-LD of ${route} has its headline, author, dates, image and breadcrumbs`, async ({
    page,
    request,
  }) => {
    await page.goto(route)
    const posting = await thing(page, "BlogPosting")
    const header = page.locator("article > header")
    const days = await header
      .locator("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")))
    expect(posting["headline"]).toBe(await page.getByRole("heading", { level: 1 }).innerText())
    await expect(header).toContainText((posting["author"] as { name: string }).name)
    await expect(header).toContainText(posting["description"] as string)
    expect([posting["datePublished"], posting["dateModified"]].filter(Boolean)).toEqual(days)
    expect(posting["url"]).toBe(`${origin}${route}`)
    const image = posting["image"] as string
    expect((await request.get(image.slice(origin.length))).headers()["content-type"]).toMatch(/^image\//)

    const trail = (await thing(page, "BreadcrumbList"))["itemListElement"] as { name: string; item: string }[]
    const list = page.locator("article > header nav a")
    expect(trail.map(({ name }) => name)).toEqual([
      await list.innerText(),
      await page.getByRole("heading", { level: 1 }).innerText(),
    ])
    expect(trail[0]?.item.slice(origin.length)).toBe(await list.getAttribute("href"))
    expect(trail.at(-1)?.item).toBe(`${origin}${route}`)
    for (const { item } of trail) expect((await request.get(item.slice(origin.length))).status()).toBe(200)
  })
}

test("the policy has no JSON-LD", async ({ page }) => {
  await page.goto("/privacy-policy")
  expect(await readJsonLd(page)).toEqual([])
})

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true })

  test("hydration and links between pages leave each page with its own JSON-LD", async ({ page }) => {
    const types = async () => (await readJsonLd(page)).map((one) => one["@type"])
    await openPage(page, "/blog")
    expect(await types()).toEqual(["Blog"])
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click()
    await expect.poll(types).toEqual(["ProfessionalService", "WebSite"])
    await page.goBack()
    await expect.poll(types).toEqual(["Blog"])
  })
})
