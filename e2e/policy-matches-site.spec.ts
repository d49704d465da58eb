import { readFileSync } from "node:fs"
import { expect, test, type Page } from "@playwright/test"
import { analyticsPlugins } from "../src/gatsby/plugin-options"
import { consentDays, storageInventory } from "../src/site/storage"
import { tagHost, tagStub } from "./engines/gtag-stub"
import { contact, copy, site } from "./support/content"
import { builtFiles } from "./support/pages"
import { openPage, withMotion } from "./support/open-page"

// The moving chart keeps an entry, too.
test.use(withMotion)

const policyText = () => readFileSync("public/privacy-policy/index.html", "utf8")

/** What the policy sets apart as the exact name of something: hosts, and entries in the browser. */
const namedInPolicy = () => [...policyText().matchAll(/<code>([^<]+)<\/code>/g)].map(([, name = ""]) => name)

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")

/** The name in the policy's table that covers an entry such as `cookie _ga`; `…` and `*` stand for any ending. */
const listedName = (entry: string) =>
  storageInventory.find(({ kind, name }) => {
    const pattern = `^${kind} ${name.split(/[…*]/).map(escaped).join(".+")}$`
    return new RegExp(pattern, "u").test(entry)
  })?.name

/** The hosts that the policy sent with the pages lets them speak to, without the wildcards. */
const allowed = (header: string) => [
  ...new Set([...header.matchAll(/https:\/\/([\w.*-]+)/g)].map(([, host = ""]) => host.replace(/^\*\./, ""))),
]

/** Notes each entry as it is written, so that one which is taken away again counts too. */
const noteStorage = async (page: Page) => {
  const noted = new Set<string>()
  await page.exposeFunction("noteEntry", (entry: string) => noted.add(entry))
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    const note = Reflect.get(window, "noteEntry") as (entry: string) => void
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      note(`${this === localStorage ? "localStorage" : "sessionStorage"} ${key}`)
      setItem.call(this, key, value)
    }
  })
  return noted
}

/** Lets nothing leave this machine, puts a stand-in in the place of Google's tag, and notes the hosts asked for. */
const noteHosts = async (page: Page, own: string) => {
  const noted = new Set<string>()
  await page.route(
    ({ host }) => host !== own,
    (route) => {
      const { hostname } = new URL(route.request().url())
      noted.add(hostname)
      return hostname === tagHost
        ? route.fulfill({ contentType: "text/javascript", body: tagStub })
        : route.abort()
    },
  )
  return noted
}

/** Opens a page as one who is there while the site is published anew, which Gatsby answers with a reload. */
const meetNewVersion = async (page: Page) => {
  await page.route("**/page-data/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "another" } }),
  )
  await page.goto("/")
}

/** A visit that touches all that keeps something: the choice, the form, the ways between the pages and back. */
const useTheSite = async (page: Page, choice: string) => {
  await openPage(page, "/")
  await page.getByRole("button", { name: choice }).click()
  await page.locator("#hero-actions button").click()
  await page.getByRole("textbox", { name: contact.inputs.name.label }).fill("Test Person")
  const bar = page.getByRole("banner")
  await bar.locator('a[href="/blog"]').first().click()
  await expect(page).toHaveURL("/blog")
  await page.mouse.wheel(0, 600)
  await page.goBack()
  await expect(page).toHaveURL("/")
}

/** Makes that visit and notes what it leaves in the browser, and which hosts it speaks to besides the site's own. */
const noteVisit = async (page: Page, baseURL: string | undefined, choice: string) => {
  const stored = await noteStorage(page)
  const hosts = await noteHosts(page, new URL(baseURL ?? "").host)
  await useTheSite(page, choice)
  return { stored, hosts }
}

test("the privacy policy names each host that the pages may speak to, and no other", async ({ request }) => {
  const header = (await request.get("/")).headers()["content-security-policy"] ?? ""
  const hosts = allowed(header).filter((host) => !site.url.endsWith(host))
  expect(hosts.length).toBeGreaterThan(0)
  const named = namedInPolicy().filter((name) => /^[\w-]+(\.[\w-]+)+$/.test(name))
  expect(named.sort()).toEqual(hosts.sort())
})

test("the privacy policy lists each entry that the site may leave in a browser, and no other", () => {
  const entries = [...policyText().matchAll(/<t[hd][^>]*>[^<]*<code>([^<]+)<\/code>/g)].map(
    ([, name = ""]) => name,
  )
  expect(entries).toEqual(storageInventory.map(({ name }) => name))
  for (const { purpose, lifetime } of storageInventory) {
    expect(policyText()).toContain(purpose)
    expect(policyText()).toContain(lifetime)
  }
})

test("who accepts finds in the browser what the policy lists, all of it, and nothing else", async ({
  page,
  context,
  baseURL,
}) => {
  const { stored, hosts } = await noteVisit(page, baseURL, copy.accept)
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain("_ga_TEST0000000")
  await meetNewVersion(page)
  for (const entry of ["@@scroll|", "gatsby-reload"]) {
    await expect.poll(() => [...stored].some((name) => name.includes(entry))).toBe(true)
  }
  const left = [...stored, ...(await context.cookies()).map(({ name }) => `cookie ${name}`)]
  const entries = left.map((entry) => listedName(entry) ?? `not listed: ${entry}`)
  expect([...new Set(entries)].sort()).toEqual(storageInventory.map(({ name }) => name).sort())
  expect([...hosts].filter((host) => !policyText().includes(host))).toEqual([])
})

test("who declines has no cookie, speaks to no other host, and keeps only what the policy calls necessary", async ({
  page,
  context,
  baseURL,
}) => {
  const { stored, hosts } = await noteVisit(page, baseURL, copy.decline)
  expect(await context.cookies()).toEqual([])
  expect([...hosts]).toEqual([])
  expect(stored.size).toBeGreaterThan(0)
  expect([...stored].filter((entry) => listedName(entry) === undefined)).toEqual([])
})

test("the site keeps no database, no cache and no worker in a browser, of which the policy says nothing", async ({
  page,
}) => {
  await useTheSite(page, copy.decline)
  const kept = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).length,
    caches: "caches" in window ? (await caches.keys()).length : 0,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(kept).toEqual({ databases: 0, caches: 0, workers: 0 })
})

test("the site's scripts write no entry under a fixed name that the policy does not list", () => {
  const keys = builtFiles()
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...readFileSync(`public/${file}`, "utf8").matchAll(/\.setItem\("([^"]+)"/g)])
    .map(([, key = ""]) => key)
  const listed = (key: string) => listedName(`localStorage ${key}`) ?? listedName(`sessionStorage ${key}`)
  expect(keys.filter((key) => listed(key) === undefined)).toEqual([])
})

test("the choice and the cookies for statistics last as many days as the policy says", () => {
  expect(policyText()).toContain(`${consentDays} days`)
  const [plugin] = analyticsPlugins({ GATSBY_GA_MEASUREMENT_ID: "G-TEST0000000" })
  expect(plugin?.options.gtagConfig.cookie_expires).toBe(consentDays * 24 * 60 * 60)
  expect(readFileSync("public/index.html", "utf8")).toContain(
    `"cookie_expires":${consentDays * 24 * 60 * 60}`,
  )
})

test("enquiries are erased after the period that the policy names", () => {
  const [, period = "none"] =
    /contact\.retention\(\)[^;]*interval '(\d+ years)'/.exec(
      readFileSync("supabase/migrations/20260901090300_contact_outbox.sql", "utf8"),
    ) ?? []
  expect(policyText()).toContain(period)
})
