import type { LockedPackage, Lockfile } from "./lockfile"

const row = (...cells: string[]): string => `| ${cells.join(" | ")} |`
const licenceOf = ({ license }: LockedPackage): string => license ?? "none stated in the package"

const directRows = ({ packages }: Lockfile, kind: "dependencies" | "devDependencies"): string[] =>
  Object.keys(packages[""]?.[kind] ?? {})
    .toSorted()
    .map((name) => {
      const locked = packages[`node_modules/${name}`] ?? {}
      return row(name, locked.version ?? "", licenceOf(locked))
    })

const countRows = ({ packages }: Lockfile): string[] => {
  const counts = new Map<string, { site: number; tools: number }>()
  for (const [place, locked] of Object.entries(packages)) {
    if (place === "" || locked.link) continue
    const count = counts.get(licenceOf(locked)) ?? { site: 0, tools: 0 }
    count[locked.dev ? "tools" : "site"] += 1
    counts.set(licenceOf(locked), count)
  }
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, { site, tools }]) => row(licence, String(site), String(tools)))
}

/** The licence tables of docs/dependencies.md: what the project names itself, and how many of all packages have which. */
export const licenceTables = (lockfile: Lockfile): string =>
  [
    "### To build and serve the site",
    "",
    row("Package", "Version", "Licence"),
    row("---", "---", "---"),
    ...directRows(lockfile, "dependencies"),
    "",
    "### To develop and test it",
    "",
    row("Package", "Version", "Licence"),
    row("---", "---", "---"),
    ...directRows(lockfile, "devDependencies"),
    "",
    "### All packages by licence",
    "",
    row("Licence", "Site", "Tools"),
    row("---", "--:", "--:"),
    ...countRows(lockfile),
  ].join("\n")
