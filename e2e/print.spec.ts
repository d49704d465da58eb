import { expect, test, type Page } from "@playwright/test"
import { copy, origin, policy, policySections, site } from "./support/content"
import { kinds, visit } from "./support/open-page"

/** Runs in the page: the addresses of the links in its text, and what print adds after each of them. */
const targetsInPage = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='http'], main a[href^='/']")]
    .filter((link) => link.checkVisibility() && !link.matches(".permalink, nav a"))
    .map((link) => ({
      href: link.getAttribute("href") ?? "",
      after: getComputedStyle(link, "::after").content,
    }))

const print = async (page: Page, route: string) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await visit(page, route)
  await page.emulateMedia({ media: "print" })
}

for (const [kind, route] of Object.entries(kinds)) {
  test(`on paper the ${kind} has neither bar nor banner nor controls`, async ({ page }) => {
    await page.emulateMedia({ media: "print" })
    await visit(page, route, { asked: true })
    await expect(page.locator("header:has(#menu)")).toBeHidden()
    await expect(page.getByRole("region", { name: copy.label })).toBeHidden()
    await expect(page.getByRole("button")).toHaveCount(0)
  })

  test(`on paper the ${kind} is black on white, even from a dark screen`, async ({ page }) => {
    await print(page, route)
    const coloured = await page.evaluate(() => {
      const shown = [...document.querySelectorAll("body, body *")].filter((element) =>
        element.checkVisibility(),
      )
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
    })
    expect(coloured).toEqual([])
  })
}

test("on paper every section of the policy is open", async ({ page }) => {
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

for (const [kind, route] of Object.entries(kinds)) {
  test(`on paper each link in the text of the ${kind} page states its whole address`, async ({ page }) => {
    await print(page, route)
    const targets = await page.evaluate(targetsInPage)
    if (kind === "article") expect(targets.length).toBeGreaterThan(1)
    for (const { href, after } of targets) {
      const { href: whole } = new URL(href, origin)
      expect(after.replace(/" "/g, "")).toContain(whole.replace(/\/$/, ""))
    }
  })

  test(`on paper the ${kind} page ends with the practice, its address, the page's address and the day`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date("2031-07-01T12:00:00Z"))
    await print(page, route)
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
    const footer = page.getByRole("contentinfo")
    const address = `${origin}${route === "/" ? "/" : route}`
    await expect(footer.getByText(`${site.name} · ${address} · 1 July 2031`)).toBeVisible()
    await expect(footer.getByText(site.address.street)).toBeVisible()
  })

  test(`on paper no picture of the ${kind} page lies on text or on another picture`, async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 980 })
    await print(page, route)
    const overlaps = await page.evaluate(() => {
      const shown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
      const pictures = [...document.querySelectorAll("main img")].filter(shown)
      const texts = [...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd)")].filter(
        (element) => shown(element) && !element.querySelector("img"),
      )
      return pictures.flatMap((picture, index) => {
        const one = picture.getBoundingClientRect()
        return [...texts, ...pictures.slice(index + 1)]
          .filter((element) => {
            const other = element.getBoundingClientRect()
            return (
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1
            )
          })
          .map((element) => `${picture.outerHTML.slice(0, 60)} on ${element.textContent.slice(0, 40)}`)
      })
    })
    expect(overlaps).toEqual([])
  })
}

// Chromium paints the rows of a grid over one another where a page ends within them.
test("on paper a client and a case study is a plain block that is kept on one sheet", async ({ page }) => {
  await print(page, kinds.landing)
  const items = page.locator("#clients li, #case-studies article")
  expect(await items.count()).toBeGreaterThan(1)
  for (const item of await items.all()) {
    await expect(item).toHaveCSS("display", "block")
    await expect(item).toHaveCSS("break-inside", "avoid")
    await expect(item.locator("..")).toHaveCSS("display", "block")
  }
})

test("on paper the landing page has no form to fill in and nothing to press", async ({ page }) => {
  await print(page, kinds.landing)
  await expect(page.locator("form")).toBeHidden()
  await expect(page.locator("main a[class*=button]:visible")).toHaveCount(0)
})

test("the pages print on as many sheets as their text needs", async ({ page }) => {
  for (const [kind, sheets] of Object.entries({ policy: 3, article: 3, landing: 2, "not-found": 0 })) {
    const route = kinds[kind as keyof typeof kinds]
    await visit(page, route)
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1")
    expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0, route).toBeGreaterThan(sheets)
  }
})
