import AxeBuilder from "@axe-core/playwright"
import { expect, test, type Page } from "@playwright/test"
import { states } from "./lib/states"
import { kinds, visit } from "./lib/visit"

const schemes = ["light", "dark"] as const
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
  )
}

for (const scheme of schemes) {
  for (const [kind, route] of Object.entries(kinds)) {
    test(`axe finds nothing on ${kind} from 320 to 1920 px in ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await visit(page, route)
      for (const width of [320, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violations(page), `${width} px`).toEqual([])
      }
    })
  }

  for (const { says, reach } of Object.values(states)) {
    test(`axe finds nothing with ${says} in ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width: 390, height: 844 })
      await reach(page)
      expect(await violations(page)).toEqual([])
    })
  }
}

for (const [kind, route] of Object.entries(kinds)) {
  test(`at 320 px ${kind} never scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, route)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBe(320)
  })

  test(`every target of ${kind} that stands alone measures 24 px or more, or has that much room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, route)
    const small = await page.evaluate(() => {
      const within = "p a, li:not([role=list] > li) a, td a, .prose a, .visually-hidden"
      return (
        [...document.querySelectorAll<HTMLElement>("a, button, summary, input:not([type=hidden]), textarea")]
          .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          // A link within a sentence is excepted (WCAG 2.5.8, inline).
          .filter((target) => !target.matches(within) && !target.closest("[aria-hidden=true]"))
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect()
            return width < 24 || height < 24
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120))
      )
    })
    expect(small).toEqual([])
  })

  test(`wider spacing of text clips nothing on ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, route)
    // The values of WCAG 1.4.12.
    // A sheet made by script: the page's policy lets no style element in.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
          "p { margin-bottom: 2em !important }",
      )
      document.adoptedStyleSheets.push(sheet)
    })
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element)
          const hides = [overflowX, overflowY].some((overflow) => ["hidden", "clip"].includes(overflow))
          return hides && element.textContent.trim() !== "" && element.checkVisibility()
        })
        .filter((element) => !element.matches(".visually-hidden, #gatsby-announcer"))
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
    expect(clipped).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
}
