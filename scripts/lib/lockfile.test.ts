import { readFileSync } from "node:fs"
import type { LockedPackage, Lockfile } from "./lockfile"
import { licenceTables } from "./licence-tables"

const lockfile = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile
const locked = Object.entries(lockfile.packages).filter(([place, { link }]) => place !== "" && !link)
const unspaced = (markdown: string) => markdown.replace(/[ -]+/g, "")

test("every package is pinned by the hash of its content", () => {
  // Programs for other systems that a registry may not carry are named by their version alone, or npm ci refuses the lockfile.
  const elsewhere = ({ optional, os }: LockedPackage) => optional && os !== undefined
  const unpinned = locked.filter(([, entry]) => !entry.integrity && !entry.inBundle && !elsewhere(entry))
  expect(unpinned.map(([place]) => place)).toEqual([])
  expect(locked.length).toBeGreaterThan(100)
})

test("the project names exact versions, so that nothing changes by itself", () => {
  const { dependencies = {}, devDependencies = {} } = lockfile.packages[""] ?? {}
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  expect(versions.filter(([, version]) => !/^\d/.test(version))).toEqual([])
})

test("no script of a package runs when it is installed", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m)
})

test("the only sharp is one that brings its program along instead of fetching it", () => {
  const sharp = locked.filter(([place]) => place.endsWith("node_modules/sharp"))
  expect(sharp.map(([, { version }]) => version)).toEqual(["0.34.5"])
})

test("the licence list in docs/dependencies.md is that of the lockfile", () => {
  // Prettier aligns the columns of the document, so blanks and dashes do not count.
  const document = unspaced(readFileSync("docs/dependencies.md", "utf8"))
  expect(document).toContain(unspaced(licenceTables(lockfile)))
})
