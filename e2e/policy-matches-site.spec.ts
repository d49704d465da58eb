import { readFileSync } from "node:fs"
import { expect, test, type Page } from "@playwright/test"
import { storedEntries } from "../src/site/storage"
import { recordForeign } from "./support/consent"
import { contact, copy, hero, site } from "./support/content"
import { openPage, withMotion } from "./support/open-page"

// The particle field stores an entry too.
test.use(withMotion)

/** Returns the HTML of the policy without the characters that prevent line breaks. */
const policyText = () =>
  readFileSync("public/privacy-policy/index.html", "utf8").replaceAll("&nbsp;", " ").replaceAll("\u2060", "")

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")

/** Returns the name in the policy's table that matches an entry such as `cookie _ga`; `…` and `*` match any characters. */
const listedName = (entry: string) =>
  storedEntries.find(({ kind, name }) => {
    const pattern = `^${kind} ${name.split(/[…*]/).map(escaped).join(".+")}$`
    return new RegExp(pattern, "u").test(entry)
  })?.name

/** Records each entry when it is written, so that entries that are deleted later count too. */
const recordStorage = async (page: Page) => {
  const recorded = new Set<string>()
  await page.exposeFunction("recordEntry", (entry: string) => recorded.add(entry))
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    const record = Reflect.get(window, "recordEntry") as (entry: string) => void
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      record(`${this === localStorage ? "localStorage" : "sessionStorage"} ${key}`)
      setItem.call(this, key, value)
    }
  })
  return recorded
}

/** Opens a page as if a new version of the site had been published meanwhile, after which Gatsby reloads the page. */
const meetNewVersion = async (page: Page) => {
  await page.route("**/page-data/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "another" } }),
  )
  await page.goto("/")
}

/**
 * Uses every feature that stores something: the cookie choice, the pause button, the form, links and Back. Returns the entries
 * that the site stores and the requests to other hosts, as they come.
 */
const useTheSite = async (page: Page, baseURL: string | undefined, choice: string) => {
  const stored = await recordStorage(page)
  const foreign = await recordForeign(page.context(), baseURL ?? "")
  await openPage(page, "/")
  await page.getByRole("button", { name: choice }).click()
  await page.getByRole("button", { name: hero.pause }).click()
  await page.getByRole("textbox", { name: contact.inputs.name.label }).fill("Test Person")
  const header = page.getByRole("banner")
  await header.locator('a[href="/blog"]').first().click()
  await expect(page).toHaveURL("/blog")
  await page.mouse.wheel(0, 600)
  await page.goBack()
  await expect(page).toHaveURL("/")
  return { stored, foreign }
}

test("the privacy policy names each host that the pages may connect to, and no other", async ({
  request,
}) => {
  const header = (await request.get("/")).headers()["content-security-policy"] ?? ""
  const allowed = new Set(
    Array.from(header.matchAll(/https:\/\/(?:\*\.)?([\w.-]+)/g), ([, host = ""]) => host),
  )
  const hosts = [...allowed].filter((host) => !site.url.endsWith(host))
  expect(hosts.length).toBeGreaterThan(0)
  const named = Array.from(policyText().matchAll(/<code>([\w-]+(?:\.[\w-]+)+)<\/code>/g), ([, name]) => name)
  expect(named.sort()).toEqual(hosts.sort())
})

test("the privacy policy lists each entry that the site may store in a browser, and no other", () => {
  const entries = [...policyText().matchAll(/<t[hd][^>]*>[^<]*(?:<br ?\/?>)?<code>([^<]+)<\/code>/g)].map(
    ([, name = ""]) => name,
  )
  expect(entries).toEqual(storedEntries.map(({ name }) => name))
})

test("after Accept All the browser contains exactly what the policy lists", async ({
  page,
  context,
  baseURL,
}) => {
  const { stored } = await useTheSite(page, baseURL, copy.accept)
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain("_ga_TEST0000000")
  await meetNewVersion(page)
  for (const entry of ["@@scroll|", "gatsby-reload"]) {
    await expect.poll(() => [...stored].some((name) => name.includes(entry))).toBe(true)
  }
  const left = [...stored, ...(await context.cookies()).map(({ name }) => `cookie ${name}`)]
  const entries = left.map((entry) => listedName(entry) ?? `not listed: ${entry}`)
  expect([...new Set(entries)].sort()).toEqual(storedEntries.map(({ name }) => name).sort())
  // The page reloads itself, and its requests may still be under way when the test ends.
  await Promise.all([
    page.unrouteAll({ behavior: "ignoreErrors" }),
    context.unrouteAll({ behavior: "ignoreErrors" }),
  ])
})

test("after Decline the browser connects to no other host and stores only entries that the policy lists", async ({
  page,
  context,
  baseURL,
}) => {
  const { stored, foreign } = await useTheSite(page, baseURL, copy.decline)
  expect(await context.cookies()).toEqual([])
  expect(foreign).toEqual([])
  expect(stored.size).toBeGreaterThan(0)
  expect([...stored].filter((entry) => listedName(entry) === undefined)).toEqual([])
  const others = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).length,
    caches: "caches" in window ? (await caches.keys()).length : 0,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(others).toEqual({ databases: 0, caches: 0, workers: 0 })
})
