import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { analyticsScenarios } from "./engines/analytics-scenarios"
import { bannerScenarios } from "./engines/banner-scenarios"
import { choiceScenarios } from "./engines/choice-scenarios"
import { chromium } from "./engines/chromium"
import { tagHost, tagStub } from "./engines/in-page"
import { copy } from "./support/content"
import { builtHtml } from "./support/pages"

const pages = builtHtml.map((file) => `public/${file}`)

for (const { title, run } of [...choiceScenarios, ...analyticsScenarios, ...bannerScenarios]) {
  test(title, async ({ browser, baseURL }) => {
    await run(chromium(browser, new URL(baseURL ?? "").origin))
  })
}

test("the first script of every built page denies all seven signals, before any configuration", () => {
  expect(pages.length).toBeGreaterThan(5)
  for (const page of pages) {
    const html = readFileSync(page, "utf8")
    const first = /<script\b[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ""
    expect(first, page).toContain("gtag('consent','default'")
    expect(first.match(/'denied'/g), page).toHaveLength(7)
    expect(html.indexOf("'config'"), page).toBeGreaterThan(html.indexOf("'consent','default'"))
    expect(Buffer.from(html).subarray(0, 1024).toString(), page).toMatch(/charset="?utf-8/i)
  }
})

test("no attribute of a built page contains a Google host", () => {
  const naming = pages.filter((page) =>
    /<[^>]*(googletagmanager|google-analytics)[^>]*>/.test(readFileSync(page, "utf8")),
  )
  expect(naming).toEqual([])
})

test("the tag finds the queue in order when it runs", async ({ page }) => {
  await page.route(
    ({ host }) => host === tagHost,
    (route) => route.fulfill({ contentType: "text/javascript", body: tagStub }),
  )
  await page.goto("/")
  await page.getByRole("button", { name: copy.accept }).click()
  const found = () =>
    page.evaluate(() => {
      const commands = Reflect.get(window, "tagFound") as unknown[][] | undefined
      return commands?.map((command) => command.filter((part) => typeof part === "string").join(" "))
    })
  await expect
    .poll(found)
    .toEqual([
      "consent default",
      "set ads_data_redaction",
      "set url_passthrough",
      "js",
      "config G-TEST0000000",
      "consent update",
      "set",
      "event page_view",
    ])
})

test("neither the built pages nor a printed page contain the banner", async ({ page }) => {
  const holding = pages.filter((path) => readFileSync(path, "utf8").includes(`>${copy.accept}<`))
  expect(holding).toEqual([])
  await page.goto("/privacy-policy")
  await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("region", { name: copy.label })).toBeHidden()
})

test("when the tag is blocked the site works without an error", async ({ page }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  await page.route(
    ({ host }) => host === tagHost,
    (route) => route.abort("blockedbyclient"),
  )
  await page.goto("/blog")
  await page.getByRole("button", { name: copy.accept }).click()
  await expect(page.getByRole("region", { name: copy.label })).toBeHidden()
  await page.getByRole("link", { name: copy.policy.label }).last().click()
  await expect(page).toHaveURL(/privacy-policy/)
  expect(errors).toEqual([])
})

test("the banner causes no layout shift and does not cover the focused element", async ({ page }) => {
  await page.goto("/blog")
  const banner = page.getByRole("region", { name: copy.label })
  await expect(banner).toBeVisible()
  const box = await banner.boundingBox()
  await expect
    .poll(() =>
      page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)),
    )
    .toBeGreaterThanOrEqual(Math.floor(box?.height ?? 0))
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect()
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0))
        })
        observer.observe({ type: "layout-shift", buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
  expect(shift).toBeLessThanOrEqual(0.02)
})

test("in a window of 320 × 256 px both buttons are in view and work", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto("/")
  for (const name of [copy.decline, copy.accept]) {
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole("button", { name: copy.decline }).click()
  await expect(page.getByRole("region", { name: copy.label })).toBeHidden()
})
