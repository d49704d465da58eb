import { expect, test } from "@playwright/test"
import { kinds, visit } from "./support/open-page"

test("on a wide screen each section heading is level with the text beside it, and each module has its name and text in one row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, "/")
  const heads = await page.locator("main section > div > header").evaluateAll((headers) =>
    headers.map((header) => {
      // The form is beside the heading of its section, the lead beside those of the others.
      const beside = header.parentElement?.querySelector("form") ?? header.children[1]
      const [heading, text] = [header.children[0], beside].map((part) => part?.getBoundingClientRect())
      return { beside: (text?.left ?? 0) > (heading?.right ?? 0), tops: [heading?.top, text?.top] }
    }),
  )
  expect(heads.length).toBeGreaterThan(3)
  for (const { beside, tops } of heads) {
    expect.soft(beside).toBe(true)
    expect.soft(tops[0]).toBe(tops[1])
  }
  const rows = await page.locator("#services ol > li").evaluateAll((items) =>
    items.map((item) => {
      const [name, text] = ["h4", "p"].map((part) => item.querySelector(part)?.getBoundingClientRect())
      return {
        left: item.getBoundingClientRect().left,
        beside: (text?.left ?? 0) >= (name?.right ?? Infinity),
      }
    }),
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { left, beside } of rows) expect({ left, beside }).toEqual({ left: rows[0]?.left, beside: true })
})

for (const { width, height, banner, whole } of [
  { width: 390, height: 664, banner: 140, whole: false },
  { width: 1280, height: 720, banner: 72, whole: true },
  { width: 1366, height: 657, banner: 72, whole: true },
]) {
  test(`at ${width}×${height} a link to the form shows its heading and ${whole ? "all fields with the button" : "its first field"} above the space that the cookie banner takes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, "/#contact")
    const contact = page.locator("#contact")
    const bar = (await page.getByRole("banner").boundingBox())?.height ?? 0
    await expect
      .poll(async () => (await contact.getByRole("heading", { level: 2 }).boundingBox())?.y ?? 0)
      .toBeLessThan(height / 3)
    expect((await contact.getByRole("heading", { level: 2 }).boundingBox())?.y).toBeGreaterThan(bar)
    const last = whole ? page.locator("#contact-submit") : contact.getByRole("textbox").first()
    const box = await last.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height - banner)
  })
}

test("on phones the industries share rows, and the two lists of links in the footer are side by side", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/")
  const tops = (selector: string) =>
    page.locator(selector).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  const industries = await tops("#services > div > ul > li")
  expect(industries.length).toBeGreaterThan(1)
  expect(new Set(industries).size).toBeLessThan(industries.length)
  const lists = await tops("footer nav")
  expect(lists).toHaveLength(2)
  expect(new Set(lists).size).toBe(1)
})

test("the charts of the clients and the frame of the link after them have one size", async ({ page }) => {
  await visit(page, "/")
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const sizes = await page.locator("#clients img, #clients ul + p").evaluateAll((boxes) =>
      boxes.map((box) => {
        const { width, height } = box.getBoundingClientRect()
        return `${Math.round(width)} × ${Math.round(height / 4)}`
      }),
    )
    expect(sizes.length).toBeGreaterThan(2)
    expect.soft(new Set(sizes).size, `${width} px`).toBe(1)
  }
})

test("the charts of the clients are wide enough for letters of 12 px in any window from 390 px", async ({
  page,
}) => {
  await visit(page, "/")
  // The letters of a chart that is drawn 1440 px wide measure at least 50 px.
  const least = (12 * 1440) / 50
  for (const width of [390, 703, 704, 768, 799, 800, 1024, 1215, 1216, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const widths = await page
      .locator("#clients img")
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width))
    expect.soft(Math.min(...widths), `${width} px`).toBeGreaterThanOrEqual(least)
  }
})

test("every target of the footer measures at least 24 px", async ({ page }) => {
  await visit(page, kinds.policy)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const small = await page
      .getByRole("contentinfo")
      .locator("a, button")
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ target, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ target, box }) => `${target.textContent}: ${box.width} × ${box.height}`),
      )
    expect.soft(small, `${width} px`).toEqual([])
  }
})
