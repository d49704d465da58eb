import { expect, test } from "@playwright/test"
import { kinds, visit } from "./support/open-page"

/** Runs in the page: returns the shape of each topic and industry. */
const shapesInPage = () =>
  [...document.querySelectorAll("main ul[aria-label] > li:not(:has(strong))")].map((chip) => {
    const { borderTopStyle, borderTopWidth, borderTopLeftRadius } = getComputedStyle(chip)
    return `${borderTopStyle} ${borderTopWidth} ${borderTopLeftRadius}`
  })

test("each topic and each industry has an outline of its own, on screens and on paper", async ({ page }) => {
  for (const route of [kinds.landing, kinds.article]) {
    await visit(page, route)
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media })
      const shapes = await page.evaluate(shapesInPage)
      expect.soft([...new Set(shapes)], `${route}, ${media}`).toEqual(["solid 1px 999px"])
    }
  }
})
