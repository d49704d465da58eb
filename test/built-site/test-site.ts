import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises"
import path from "node:path"

const root = path.join(__dirname, "..", "..")

/** Folders with the content of the test sites. */
const contents = { fixture: path.join("test", "content", "site"), real: "content" }

type TestContent = keyof typeof contents

/** Returns the content that `name` selects; by default the fixture content. */
export const testContent = (name = "fixture"): TestContent => {
  if (name in contents) return name as TestContent
  throw new Error(
    `There is no test site with the content “${name}”. There are: ${Object.keys(contents).join(", ")}`,
  )
}

/**
 * Returns the folder of a test site: a copy of the project with its own `content/`, `.cache` and `public`. Tests therefore never
 * change the build of the real site, and can run while `npm run develop` runs.
 */
export const testSite = (content: TestContent): string => path.join(root, ".test-sites", content)

/** Names of files and folders that a build does not need: history, output of builds and tests, end-to-end tests. */
const notCopied = new Set([
  ...[".git", ".cache", ".data", ".test-sites", "public", "dist", "node_modules"],
  ...["e2e", "test-results", "playwright-report"],
])

const copy = (from: string, to: string) =>
  // Keeps the times of files, on which the caches of the build depend.
  cp(path.join(root, from), to, {
    recursive: true,
    preserveTimestamps: true,
    // The packages of a tool are large, and no build needs them.
    filter: (source) => path.basename(source) !== "node_modules",
  })

/** Copies the project, without the given names, into an existing folder that shares its `node_modules`. */
export const copyProject = async (to: string, without: readonly string[] = []): Promise<void> => {
  for (const name of await readdir(root)) {
    if (!notCopied.has(name) && !without.includes(name)) await copy(name, path.join(to, name))
  }
  const modules = path.join(to, "node_modules")
  await rm(modules, { force: true })
  await symlink(path.join(root, "node_modules"), modules, "dir")
}

/** Names of folders that are kept between builds, so that later builds are faster. */
const kept = new Set([".cache", "public", "node_modules"])

/** Updates the copy of the project. */
export const prepareTestSite = async (content: TestContent): Promise<void> => {
  const site = testSite(content)
  await mkdir(site, { recursive: true })
  for (const name of await readdir(site)) {
    if (!kept.has(name)) await rm(path.join(site, name), { recursive: true })
  }
  await copyProject(site, ["content", "docs", "scripts", "test", "tools"])
  await copy(contents[content], path.join(site, "content"))
}
