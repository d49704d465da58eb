import { readFileSync } from "node:fs"
import { expect, test, type Page } from "@playwright/test"
import { analyticsPlugins } from "../src/gatsby/plugin-options"
import { consentDays, storedEntries } from "../src/site/storage"
import { recordForeign } from "./support/consent"
import { contact, copy, hero, site } from "./support/content"
import { builtFiles } from "./support/pages"
import { openPage, withMotion } from "./support/open-page"

// The particle field stores an entry too.
test.use(withMotion)

/** Returns the HTML of the policy without the characters that prevent line breaks. */
const policyText = () =>
  readFileSync("public/privacy-policy/index.html", "utf8").replaceAll("&nbsp;", " ").replaceAll("\u2060", "")

/** Returns the names that the policy marks as code: hosts, and entries in the browser. */
const namedInPolicy = () => [...policyText().matchAll(/<code>([^<]+)<\/code>/g)].map(([, name = ""]) => name)

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")

/** Returns the name in the policy's table that matches an entry such as `cookie _ga`; `…` and `*` match any characters. */
const listedName = (entry: string) =>
  storedEntries.find(({ kind, name }) => {
    const pattern = `^${kind} ${name.split(/[…*]/).map(escaped).join(".+")}$`
    return new RegExp(pattern, "u").test(entry)
  })?.name

/** Returns the hosts that the Content-Security-Policy allows, without wildcards. */
const allowed = (header: string) => [
  ...new Set([...header.matchAll(/https:\/\/([\w.*-]+)/g)].map(([, host = ""]) => host.replace(/^\*\./, ""))),
]

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

/** Uses every feature that stores something: the cookie choice, the pause button, the form, links and Back. */
const useTheSite = async (page: Page, choice: string) => {
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
}

/** Uses the site, and returns the entries that it stores and the other hosts that it connects to. */
const recordVisit = async (page: Page, baseURL: string | undefined, choice: string) => {
  const stored = await recordStorage(page)
  const foreign = await recordForeign(page.context(), baseURL ?? "")
  await useTheSite(page, choice)
  return { stored, hosts: () => foreign.map((url) => new URL(url).hostname) }
}

test("the privacy policy names each host that the pages may connect to, and no other", async ({
  request,
}) => {
  const header = (await request.get("/")).headers()["content-security-policy"] ?? ""
  const hosts = allowed(header).filter((host) => !site.url.endsWith(host))
  expect(hosts.length).toBeGreaterThan(0)
  const named = namedInPolicy().filter((name) => /^[\w-]+(\.[\w-]+)+$/.test(name))
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
  const { stored, hosts } = await recordVisit(page, baseURL, copy.accept)
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
  expect(hosts().filter((host) => !policyText().includes(host))).toEqual([])
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
  const { stored, hosts } = await recordVisit(page, baseURL, copy.decline)
  expect(await context.cookies()).toEqual([])
  expect(hosts()).toEqual([])
  expect(stored.size).toBeGreaterThan(0)
  expect([...stored].filter((entry) => listedName(entry) === undefined)).toEqual([])
  const others = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).length,
    caches: "caches" in window ? (await caches.keys()).length : 0,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(others).toEqual({ databases: 0, caches: 0, workers: 0 })
})

test("the scripts of the site store no entry whose name the policy does not list", () => {
  const keys = builtFiles()
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...readFileSync(`public/${file}`, "utf8").matchAll(/\.setItem\("([^"]+)"/g)])
    .map(([, key = ""]) => key)
  const listed = (key: string) => listedName(`localStorage ${key}`) ?? listedName(`sessionStorage ${key}`)
  expect(keys.filter((key) => listed(key) === undefined)).toEqual([])
})

test("the choice and the analytics cookies last as many days as the policy states", () => {
  expect(policyText()).toContain(`after ${consentDays} days`)
  const [plugin] = analyticsPlugins({ GATSBY_GA_MEASUREMENT_ID: "G-TEST0000000" })
  expect(plugin?.options.gtagConfig.cookie_expires).toBe(consentDays * 24 * 60 * 60)
  expect(readFileSync("public/index.html", "utf8")).toContain(
    `"cookie_expires":${consentDays * 24 * 60 * 60}`,
  )
})

test("the policy states how long enquiries, hashes of addresses and messages held back are kept", () => {
  const { enquiriesKept, hashesKept, heldBackKept } = site.facts
  const text = policyText()
  expect(text).toMatch(new RegExp(`<td[^>]*>${enquiriesKept} `))
  expect(text).toMatch(new RegExp(`network address[^.]* deleted after ${hashesKept}`))
  expect(text).toMatch(new RegExp(`message[^.]* deleted after ${heldBackKept}`))
})
