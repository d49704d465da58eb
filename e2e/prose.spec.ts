import { expect, test } from "@playwright/test"
import { hubArticles, policy } from "./support/content"
import { openPage, visit } from "./support/open-page"

const [newest] = hubArticles

test("headings have only their text as their name, and the Knowledge Hub has no links to them", async ({
  page,
}) => {
  await openPage(page, `/blog/${newest?.slug}`)
  const headings = page.locator(".prose :is(h2, h3, h4)")
  expect(await headings.count()).toBeGreaterThan(2)
  await expect(headings.locator("a")).toHaveCount(0)
  const first = await headings.first().innerText()
  await page.getByRole("link", { name: `Link to “${first}”` }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/#/)
  await expect(page.getByRole("heading", { name: first, exact: true })).toBeInViewport()
  await page.goto("/blog")
  await expect(page.locator(".permalink")).toHaveCount(0)
})

test("every table of the articles fits at any width, and is no Tab stop", async ({ page }) => {
  await visit(page, "/blog")
  const tables = page.locator(".prose table")
  expect(await tables.count()).toBeGreaterThan(0)
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await tables.evaluateAll((all) =>
      all
        .filter((table) => {
          const edge = table.closest(".prose")?.getBoundingClientRect().right ?? 0
          const cells = [...table.querySelectorAll("th, td")]
          return [table, ...cells].some((part) => part.getBoundingClientRect().right > edge + 1)
        })
        .map((table) => table.outerHTML.slice(0, 120)),
    )
    expect.soft(wide, `${width} px`).toEqual([])
    await expect.soft(page.locator(".prose [tabindex='0']"), `${width} px`).toHaveCount(0)
  }
})

test("each row of a table has a header, and each table a name", async ({ page }) => {
  await openPage(page, "/blog")
  for (const table of await page.getByRole("article").getByRole("table").all()) {
    await expect(table).toHaveAccessibleName(/\S/)
    const rows = (await table.getByRole("row").count()) - 1
    await expect(table.getByRole("rowheader")).toHaveCount(rows)
  }
})

test("placeholders for text that is still missing are not shown", async ({ page }) => {
  await openPage(page, "/privacy-policy")
  await expect(page.locator("main")).not.toContainText("{{")
  await expect(page.locator("main")).not.toContainText("OWNER")
})

test("every table of the policy fits at any width, and names of stored entries do not wrap", async ({
  page,
}) => {
  await openPage(page, "/privacy-policy")
  await page.getByRole("button", { name: policy.openAll }).click()
  const names = page.locator(".prose th code")
  expect(await names.count()).toBeGreaterThan(2)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const wrapped = await names.evaluateAll((all) =>
      // A name may wrap only after a hyphen.
      all
        .filter((name) => name.getClientRects().length > name.textContent.split("-").length)
        .map(({ textContent }) => textContent),
    )
    expect.soft(wrapped, `${width} px`).toEqual([])
    const wide = await page
      .locator(".prose table")
      .evaluateAll(
        (all) =>
          all.filter(
            (table) =>
              table.getBoundingClientRect().right >
              (table.closest(".prose")?.getBoundingClientRect().right ?? 0) + 1,
          ).length,
      )
    expect.soft(wide, `${width} px`).toBe(0)
    await expect.soft(page.locator(".prose [tabindex='0']"), `${width} px`).toHaveCount(0)
  }
})
