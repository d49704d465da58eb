import { chromium, expect, test, type Page } from "@playwright/test"
import { copy, hero, site } from "./support/content"
import { visit } from "./support/open-page"

const header = (page: Page) => page.getByRole("banner")
const name = (page: Page) => header(page).getByRole("link", { name: site.labels.home }).locator("span")
const book = (page: Page) => header(page).getByRole("link", { name: site.book.label })
const menuButton = (page: Page) => page.getByRole("button", { name: copy.labels.openMenu })

/** Sets the text size of the page, in per cent. Unlike the settings of a browser, it does not change `rem` in media queries. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

/** Applies the text spacing of WCAG 1.4.12. The Content-Security-Policy blocks style elements but not constructed style sheets. */
const widenSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    )
    document.adoptedStyleSheets.push(sheet)
  })

/** Expects each part of the site header to be inside the window and the header, without overlapping another part. */
const expectHeaderFits = async (page: Page) => {
  const parts = { name: name(page), book: book(page), menu: menuButton(page) }
  const boxes = await Promise.all(Object.values(parts).map((part) => part.boundingBox()))
  const whole = await header(page).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  for (const [index, box] of boxes.entries()) {
    const part = Object.keys(parts)[index]
    if (!box || !whole) throw new Error(`The site header has no ${String(part)}`)
    expect.soft(box.x, part).toBeGreaterThanOrEqual(0)
    expect.soft(box.x + box.width, part).toBeLessThanOrEqual(width)
    expect.soft(box.y, part).toBeGreaterThanOrEqual(whole.y)
    expect.soft(box.y + box.height, part).toBeLessThanOrEqual(whole.y + whole.height + 1)
    for (const other of boxes.slice(index + 1)) {
      const apart =
        !other ||
        box.x + box.width <= other.x + 1 ||
        other.x + other.width <= box.x + 1 ||
        box.y + box.height <= other.y + 1 ||
        other.y + other.height <= box.y + 1
      expect.soft(apart, `${String(part)} does not overlap the following parts`).toBe(true)
    }
  }
  const inside = await name(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1)
  expect.soft(inside, "the name fits its box").toBe(true)
}

for (const width of [320, 360, 390]) {
  test(`at ${width} px brand mark, name, booking link and menu fit the site header, also with text at 150 and 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await visit(page, "/blog")
    for (const percent of [100, 150, 200]) {
      await enlarge(page, percent)
      await expectHeaderFits(page)
      const [top = 0, headerBottom = 0] = await page.evaluate(() => {
        const edges = [document.querySelector("h1")?.getBoundingClientRect().top]
        return [...edges, document.querySelector("header")?.getBoundingClientRect().bottom]
      })
      expect
        .soft(top, `the heading is below the site header at ${percent} %`)
        .toBeGreaterThanOrEqual(headerBottom)
    }
    await menuButton(page).click()
    const first = page.getByRole("navigation", { name: site.labels.mainNavigation }).getByRole("link").first()
    await expect(first).toBeInViewport({ ratio: 1 })
    await page.keyboard.press("Escape")
    await book(page).click()
    await expect(page).toHaveURL(site.book.href)
  })
}

test("at 320 px the site header fits with wider text spacing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, "/blog")
  await widenSpacing(page)
  await expectHeaderFits(page)
})

test("at 1280 px the site header fits with text at 200 %", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, "/blog")
  await enlarge(page, 200)
  await expectHeaderFits(page)
})

test("a long name of the practice wraps within the site header", async ({ page }) => {
  await visit(page, "/blog")
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await name(page).evaluate((element) => {
      element.textContent = "Wintergreen & Featherstonehaugh International Trade Compliance Consulting"
    })
    await expectHeaderFits(page)
  }
})

/** Returns the lowest edge of the site header and the highest of the first text below it. */
const firstEdges = async (page: Page, path: string) => {
  const first = path === "/" ? page.getByText(hero.badge) : page.getByRole("heading", { level: 1 })
  const [bar, text] = await Promise.all([header(page).boundingBox(), first.boundingBox()])
  return { bar: (bar?.y ?? NaN) + (bar?.height ?? NaN), text: text?.y ?? NaN }
}

/** Expects the cookie banner to show three lines of its text, if it has as many, and its link and these buttons to be reachable by scrolling. */
const expectBannerUsable = async (page: Page, buttons: readonly string[]) => {
  const banner = page.getByRole("region", { name: copy.label })
  const [lines = 0, all = 0] = await banner
    .locator("p")
    .evaluate((text) =>
      [text.clientHeight, text.scrollHeight].map(
        (height) => height / parseFloat(getComputedStyle(text).lineHeight),
      ),
    )
  expect.soft(lines, "lines of the banner in view").toBeGreaterThanOrEqual(Math.min(3, all))
  for (const control of [
    banner.getByRole("link"),
    ...buttons.map((button) => banner.getByRole("button", { name: button })),
  ]) {
    await control.scrollIntoViewIfNeeded()
    await expect.soft(control).toBeInViewport({ ratio: 0.99 })
    // Checks that the control would receive the click.
    await control.click({ trial: true, timeout: 5000 })
  }
}

/** Runs in the page: returns the width for text in each visible field of a form. */
const textWidthsIn = (form: Element) =>
  [...form.querySelectorAll("input:not([type=hidden]), textarea")]
    .filter((field) => !field.closest("[aria-hidden=true]"))
    .map((field) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    })

for (const size of [24, 32]) {
  for (const [width, height] of [
    [320, 256],
    [320, 640],
    [390, 664],
    [390, 844],
  ] as const) {
    test(`with a text size of ${size} px in the settings of the browser pages fit ${width} × ${height} px`, async ({
      baseURL,
      launchOptions,
    }) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`]
      const browser = await chromium.launch({ ...launchOptions, args })
      try {
        const viewport = { width, height }
        const page = await browser.newPage({ baseURL: baseURL ?? "", reducedMotion: "reduce", viewport })
        for (const path of ["/", "/blog", "/privacy-policy"]) {
          await test.step(path, async () => {
            await visit(page, path, { asked: true })
            const { bar, text } = await firstEdges(page, path)
            expect.soft(text, "the first text is below the site header").toBeGreaterThanOrEqual(bar)
            const wide = await page.evaluate(() => document.documentElement.scrollWidth)
            expect.soft(wide, "width of the page").toBeLessThanOrEqual(width)
            await expectBannerUsable(page, [copy.decline, copy.accept])
            if (path !== "/") return
            const rooms = await page.locator("#contact form").evaluate(textWidthsIn)
            expect.soft(rooms.length).toBeGreaterThan(3)
            expect.soft(Math.min(...rooms), "text in a field").toBeGreaterThanOrEqual(width / 2)
          })
        }
        await test.step("reopened banner", async () => {
          await page.getByRole("button", { name: copy.decline }).click()
          await page.getByRole("button", { name: copy.footer.cookieSettings }).click()
          await expectBannerUsable(page, [copy.decline, copy.accept, copy.close])
        })
      } finally {
        await browser.close()
      }
    })
  }
}
