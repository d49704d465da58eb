import { expect, test } from "@playwright/test"
import { hubArticles, policy } from "./support/content"
import { openPage, visit } from "./support/open-page"

const [newest] = hubArticles

test("headings are read by their own words, and none of the Knowledge Hub is a stop for the Tab key", async ({
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

for (const width of [320, 390, 768, 1280]) {
  test(`at ${width} px every table of the articles fits, and is no stop for the Tab key`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, "/blog")
    const tables = page.locator(".prose table")
    expect(await tables.count()).toBeGreaterThan(0)
    const wide = await tables.evaluateAll((all) =>
      all
        .filter((table) => {
          const room = table.closest(".prose")?.getBoundingClientRect().right ?? 0
          const cells = [...table.querySelectorAll("th, td")]
          return [table, ...cells].some((part) => part.getBoundingClientRect().right > room + 1)
        })
        .map((table) => table.outerHTML.slice(0, 120)),
    )
    expect(wide).toEqual([])
    await expect(page.locator(".prose [tabindex='0']")).toHaveCount(0)
  })
}

test("each row of a table is read with its head, and each table with a name", async ({ page }) => {
  await openPage(page, "/blog")
  for (const table of await page.getByRole("article").getByRole("table").all()) {
    await expect(table).toHaveAccessibleName(/\S/)
    const rows = (await table.getByRole("row").count()) - 1
    await expect(table.getByRole("rowheader")).toHaveCount(rows)
  }
})

test("what the owner still has to write shows no braces", async ({ page }) => {
  await openPage(page, "/privacy-policy")
  await expect(page.locator("main")).not.toContainText("{{")
  await expect(page.locator("main")).not.toContainText("OWNER")
})

for (const width of [320, 390, 1280]) {
  test(`at ${width} px every table of the policy fits, with the names of what is stored in one piece`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, "/privacy-policy")
    await page.getByRole("button", { name: policy.openAll }).click()
    const names = page.locator(".prose th code")
    expect(await names.count()).toBeGreaterThan(2)
    const torn = await names.evaluateAll((all) =>
      // A name may go on in the next line after a hyphen only.
      all
        .filter((name) => name.getClientRects().length > name.textContent.split("-").length)
        .map(({ textContent }) => textContent),
    )
    expect(torn).toEqual([])
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
    expect(wide).toBe(0)
    await expect(page.locator(".prose [tabindex='0']")).toHaveCount(0)
  })
}
