import { expect, test, type Page } from "@playwright/test"
import { copy, origin, policy, policySections, site } from "./support/content"
import { kinds, visit } from "./support/open-page"

/** Runs in the page: returns the elements with text that is not black, or with a background that is not white. */
const colouredInPage = () => {
  const shown = [...document.querySelectorAll("body, body *")].filter((element) => element.checkVisibility())
  const text = shown.filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
  )
  return [
    ...text.filter((element) => getComputedStyle(element).color !== "rgb(0, 0, 0)"),
    ...shown.filter(
      (element) =>
        !element.matches("img") &&
        !["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(getComputedStyle(element).backgroundColor),
    ),
  ].map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Runs in the page: returns the URL of each link in the text, and what the print styles add after it. */
const targetsInPage = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='http'], main a[href^='/']")]
    .filter((link) => link.checkVisibility() && !link.matches(".permalink, nav a"))
    .map((link) => ({
      href: link.getAttribute("href") ?? "",
      after: getComputedStyle(link, "::after").content,
    }))

/** Runs in the page: returns each image that overlaps text or another image. */
const overlapsInPage = () => {
  const shown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
  const images = [...document.querySelectorAll("main img")].filter(shown)
  const texts = [...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd)")].filter(
    (element) => shown(element) && !element.querySelector("img"),
  )
  return images.flatMap((image, index) => {
    const one = image.getBoundingClientRect()
    return [...texts, ...images.slice(index + 1)]
      .filter((element) => {
        const other = element.getBoundingClientRect()
        return (
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1
        )
      })
      .map((element) => `${image.outerHTML.slice(0, 60)} on ${element.textContent.slice(0, 40)}`)
  })
}

/** Runs in the page: returns the width of the longest paragraph as a share of the sheet, and the spaces around charts and footer. */
const spacesInPage = () => {
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
  const paragraphs = [...document.querySelectorAll("main .prose > p")]
  const chart = document.querySelector("main header img")
  return {
    text: Math.max(...paragraphs.map((text) => box(text).width)) / box(document.querySelector("main")).width,
    chart: box(document.querySelector("main .prose")).top - box(chart).bottom,
    footer: box(document.querySelector("footer")).top - box(document.querySelector("main")).bottom,
  }
}

/** Opens a page on a dark screen and switches to print. */
const print = async (page: Page, route: string, options?: Parameters<typeof visit>[2]) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await visit(page, route, options)
  await page.emulateMedia({ media: "print" })
}

/** Smallest number of A4 pages for each page. */
const sheets: Partial<Record<string, number>> = { policy: 4, article: 4, landing: 3, "not-found": 1 }

for (const [kind, route] of Object.entries(kinds)) {
  test(`the printed ${kind} page has black text on white, whole URLs and a footer, and no controls`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date("2031-07-01T12:00:00Z"))
    await print(page, route, { asked: true })

    await test.step("the site header has only the name of the practice; the banner and the buttons are hidden", async () => {
      const header = page.locator("header:has(#menu)")
      await expect.soft(header.getByText(site.name)).toBeVisible()
      await expect.soft(header.locator("#menu")).toBeHidden()
      await expect.soft(header.getByRole("link")).toHaveCount(1)
      await expect.soft(page.getByRole("region", { name: copy.label })).toBeHidden()
      await expect.soft(page.getByRole("button")).toHaveCount(0)
    })

    await test.step("text is black on white although the screen is dark", async () => {
      expect.soft(await page.evaluate(colouredInPage)).toEqual([])
    })

    await test.step("each link in the text is followed by its URL", async () => {
      const targets = await page.evaluate(targetsInPage)
      if (kind === "article") expect.soft(targets.length).toBeGreaterThan(1)
      for (const { href, after } of targets) {
        const { href: whole } = new URL(href, origin)
        expect.soft(after.replace(/" "/g, "")).toContain(whole.replace(/\/$/, ""))
      }
    })

    await test.step("the footer has the name and address of the practice, the URL and the date", async () => {
      const footer = page.getByRole("contentinfo")
      const address = `${origin}${route === "/" ? "/" : route}`
      await expect.soft(footer.getByText(`${site.name} · ${address} · 1 July 2031`)).toBeVisible()
      await expect.soft(footer.getByText(site.address.street)).toBeVisible()
    })

    await test.step("no image overlaps text or another image", async () => {
      await page.setViewportSize({ width: 680, height: 980 })
      expect.soft(await page.evaluate(overlapsInPage)).toEqual([])
    })

    await test.step("text is as wide as the sheet, with space below the chart and above the footer", async () => {
      const spaces = await page.evaluate(spacesInPage)
      if (kind === "article" || kind === "policy") expect.soft(spaces.text).toBeGreaterThan(0.95)
      if (kind === "article") expect.soft(spaces.chart).toBeGreaterThanOrEqual(16)
      expect.soft(spaces.footer).toBeGreaterThanOrEqual(16)
    })

    const least = sheets[kind]
    if (least === undefined) return
    await test.step("the text fills as many sheets as it needs", async () => {
      await page.emulateMedia({ colorScheme: null, media: null })
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1")
      expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(least)
    })
  })
}

test("every section of the printed policy is open", async ({ page }) => {
  await print(page, kinds.policy)
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll("details .prose")]
      .filter((body) => !body.checkVisibility() || body.getBoundingClientRect().height < 20)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
  expect(await page.locator("details .prose").count()).toBe(policySections.length)
  expect(hidden).toEqual([])
  await expect(page.getByRole("button", { name: policy.openAll })).toBeHidden()
})

test("the printed landing page has no form and no buttons, and keeps each client and case study on one sheet", async ({
  page,
}) => {
  await print(page, kinds.landing)
  await expect.soft(page.locator("form")).toBeHidden()
  await expect.soft(page.locator("main a[class*=button]:visible")).toHaveCount(0)
  // Chromium paints the rows of a grid over one another at a page break.
  const items = page.locator("#clients li, #case-studies article")
  expect(await items.count()).toBeGreaterThan(1)
  for (const item of await items.all()) {
    await expect(item).toHaveCSS("display", "block")
    await expect(item).toHaveCSS("break-inside", "avoid")
    await expect(item.locator("..")).toHaveCSS("display", "block")
  }
})
