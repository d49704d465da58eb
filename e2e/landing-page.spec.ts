import { expect, test } from "@playwright/test"

test("the sections of the landing page are in the specified order", async ({ page }) => {
  await page.goto("/")
  const ids = await page.locator("main > section").evaluateAll((sections) => sections.map(({ id }) => id))
  const [hero, ...named] = ids
  expect(hero).toBe("")
  expect(named).toEqual(["problems", "services", "clients", "why-choose-us", "case-studies", "contact"])
})
