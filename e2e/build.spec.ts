import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { elementsOf } from "./support/html"
import { builtFiles, builtHtml } from "./support/pages"

const read = (file: string) => readFileSync(path.join("public", file), "utf8")

/** Names of the built files that contain text. */
const texts = builtFiles().filter((file) => /\.(html|js|css|json|xml|txt|webmanifest)$/.test(file))

test("the content editor is not part of the public site", () => {
  expect(builtFiles().filter((file) => /^\/?admin\b/.test(file))).toEqual([])
  expect(texts.filter((file) => /sveltia/i.test(read(file)))).toEqual([])
})

test("links that open a new window give it no access to this one", () => {
  const links = builtHtml.flatMap((file) => elementsOf(read(file)).map(({ attribs }) => attribs))
  expect(links.filter(({ target, rel = "" }) => target === "_blank" && !/\bnoopener\b/.test(rel))).toEqual([])
})

test("the build contains no source maps, statistics or temporary files", () => {
  const leftovers = /\.map$|webpack\.stats\.json|chunk-map\.json|~partytown|^_gatsby|\.env|\.tsx?$/
  expect(builtFiles().filter((file) => leftovers.test(file))).toEqual([])
})

test("no built file contains a path of this machine, a source map or a secret", () => {
  const secrets = [
    path.dirname(__dirname),
    "sourceMappingURL",
    "-----BEGIN",
    /\b(sk|re|ghp|xoxb|sb_secret)_[\w-]{16,}/,
    /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}/,
    /\bAKIA[0-9A-Z]{16}\b/,
    /postgres(ql)?:\/\/[^\s"']+:[^\s"']+@/,
    /(SERVICE_ROLE|HASH_SECRET|OUTBOX_SECRET|API_KEY)\s*[=:]\s*["']?\w/,
  ]
  const found = texts.filter((file) => {
    const text = read(file)
    return secrets.some((secret) => (typeof secret === "string" ? text.includes(secret) : secret.test(text)))
  })
  expect(found).toEqual([])
})

test("no file contains anything of a draft, or of an article of tomorrow", () => {
  const words = /not[ -]ready|not[ -]yet|article of the future|published in 2099/i
  expect(builtFiles().filter((file) => words.test(file))).toEqual([])
  expect(texts.filter((file) => words.test(read(file)))).toEqual([])
})

test("the footer links to a plain page only if the page has the field footer", () => {
  expect(builtFiles()).toContain("terms/index.html")
  expect(read("index.html")).toContain('href="/accessibility"')
  expect(read("index.html")).not.toContain('href="/terms"')
})

test("the build contains robots.txt and security.txt", () => {
  expect(read("robots.txt")).toContain("Sitemap: ")
  expect(read(".well-known/security.txt")).toContain("Expires: ")
})
