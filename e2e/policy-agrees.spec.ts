import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { choiceKey, choiceMetaKey, contactDraftKey, storageInventory } from "../src/consent/storage-keys"
import { builtFiles } from "./lib/built-pages"
import { site } from "./lib/site"

const policyText = () => readFileSync("public/privacy-policy/index.html", "utf8")

/** The hosts that the policy sent with the pages lets them speak to, without the wildcards. */
const allowed = (header: string) =>
  [...header.matchAll(/https:\/\/([\w.*-]+)/g)].map(([, host = ""]) => host.replace(/^\*\./, ""))

test("the privacy policy names each host that the pages may speak to", async ({ request }) => {
  const header = (await request.get("/")).headers()["content-security-policy"] ?? ""
  const hosts = [...new Set(allowed(header))].filter((host) => !site.url.endsWith(host))
  expect(hosts.length).toBeGreaterThan(0)
  expect(hosts.filter((host) => !policyText().includes(host))).toEqual([])
})

test("the privacy policy lists each entry that the site may leave in a browser", () => {
  for (const { name, purpose } of storageInventory) {
    expect(policyText(), name).toContain(`<code>${name}</code>`)
    expect(purpose).not.toBe("")
  }
})

test("the site's scripts store nothing under a name that the policy does not list", () => {
  const keys = builtFiles()
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...readFileSync(`public/${file}`, "utf8").matchAll(/\.setItem\("([^"]+)"/g)])
    .map(([, key = ""]) => key)
  const listed = [choiceKey, choiceMetaKey, contactDraftKey]
  expect(keys.filter((key) => !listed.includes(key) && !policyText().includes(key))).toEqual([])
  const scripts = builtFiles().filter((file) => file.endsWith(".js"))
  const all = scripts.map((file) => readFileSync(`public/${file}`, "utf8")).join("\n")
  for (const key of listed) expect(all).toContain(key)
})
