import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { builtFiles } from "./support/pages"

const read = (file: string) => readFileSync(path.join("public", file), "utf8")

/** Names of the built files that contain text. */
const texts = builtFiles().filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file))

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

test("the build contains robots.txt and security.txt", () => {
  expect(read("robots.txt")).toContain("Sitemap: ")
  expect(read(".well-known/security.txt")).toContain("Expires: ")
})

test("the types of the queries in src are those of this build", () => {
  const file = "src/gatsby-types.d.ts"
  expect(readFileSync(path.join(__dirname, "..", file), "utf8"), "npm run write:query-types").toBe(
    readFileSync(file, "utf8"),
  )
})
