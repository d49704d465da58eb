import { readFileSync } from "node:fs"

/** One entry of package-lock.json; `""` is the project itself. */
type LockedPackage = {
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  inBundle?: boolean
  optional?: boolean
  os?: string[]
}

type Lockfile = { packages: Record<string, LockedPackage> }

const lockfile = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile
const locked = Object.entries(lockfile.packages).filter(([place, { link }]) => place !== "" && !link)

test("every package is pinned by the hash of its content", () => {
  // A registry may lack optional packages for other systems. These have a version without a hash, or npm ci would fail.
  const elsewhere = ({ optional, os }: LockedPackage) => optional && os !== undefined
  const unpinned = locked.filter(([, entry]) => !entry.integrity && !entry.inBundle && !elsewhere(entry))
  expect(unpinned.map(([place]) => place)).toEqual([])
  expect(locked.length).toBeGreaterThan(100)
})

test("no script of a package runs when it is installed", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m)
})

test("every package for building or serving the site has a licence that is on the list", () => {
  const listed = [
    ...["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC-BY-4.0", "CC0-1.0", "ISC"],
    ...["LGPL-3.0-or-later", "MIT", "MIT-0", "MPL-2.0", "OFL-1.1", "Python-2.0", "Unlicense", "Zlib"],
  ]
  const terms = locked
    .filter(([, { dev, license }]) => !dev && license !== undefined)
    .map(([place, { license = "" }]) => ({
      place,
      unlisted: license.split(/[() ]+|AND|OR/).filter((term) => term && !listed.includes(term)),
    }))
  expect(terms.filter(({ unlisted }) => unlisted.length > 0)).toEqual([])
})
