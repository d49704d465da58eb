import { existsSync } from "node:fs"
import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises"
import path from "node:path"

const root = path.join(__dirname, "..", "..")

/** The contents that a site for tests can have, as folders of the project. */
const contents = { fixture: path.join("test", "content", "site"), real: "content" }

export type TestContent = keyof typeof contents

/**
 * Gives the folder of a site for tests: a copy of the project with its own `content/`, `.cache` and `public`, so that tests
 * never change the build of the real site, and run while `npm run develop` does.
 */
export const testSite = (content: TestContent): string => path.join(root, ".test-sites", content)

/** Names that the copy does without: history, results, and what only tests and scripts read. */
const leftOut = new Set([
  ...[".git", ".cache", ".data", ".test-sites", "public", "node_modules", "content"],
  ...["docs", "e2e", "scripts", "test", "tools", "test-results", "playwright-report"],
])

/** Names that stay from one build to the next, which makes it quick. */
const kept = new Set([".cache", ".data", "public", "node_modules"])

/** Brings the copy of the project up to date. Times of files are kept, since the build's caches go by them. */
export const prepareTestSite = async (content: TestContent): Promise<void> => {
  const site = testSite(content)
  await mkdir(site, { recursive: true })
  for (const name of await readdir(site)) {
    if (!kept.has(name)) await rm(path.join(site, name), { recursive: true })
  }
  const copy = (from: string, name: string) =>
    cp(path.join(root, from), path.join(site, name), { recursive: true, preserveTimestamps: true })
  for (const name of await readdir(root)) {
    if (!leftOut.has(name)) await copy(name, name)
  }
  await copy(contents[content], "content")
  const modules = path.join(site, "node_modules")
  if (!existsSync(modules)) await symlink(path.join("..", "..", "node_modules"), modules, "dir")
}
