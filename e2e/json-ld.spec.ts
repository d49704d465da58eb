import { expect, test } from "@playwright/test"
import { readJsonLd } from "./support/json-ld"
import { openPage } from "./support/open-page"

test("hydration and links between pages leave each page with its own JSON-LD", async ({ page }) => {
  const types = async () => (await readJsonLd(page)).map((one) => one["@type"])
  await openPage(page, "/blog")
  expect(await types()).toEqual(["Blog"])
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click()
  await expect.poll(types).toEqual(["ProfessionalService", "WebSite"])
  await page.goBack()
  await expect.poll(types).toEqual(["Blog"])
  await page.getByRole("article").first().getByRole("heading", { level: 2 }).getByRole("link").click()
  await expect.poll(types).toEqual(["BlogPosting", "BreadcrumbList"])
})
