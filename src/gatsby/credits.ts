import { appendFile, readFile, readdir } from "node:fs/promises"
import path from "node:path"
import type { Compiler } from "webpack"
import { routes } from "../site/routes"

type ShippedPackage = { name: string; version: string; licence: string; text: string }

/** Matches the path of a file in a package up to the folder of the package. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/

/** Returns the credits of packages by name: each with its version and licence, and the text of the licence. */
const packageCredits = (packages: readonly ShippedPackage[]): string =>
  packages
    .toSorted((left, right) => left.name.localeCompare(right.name, "en"))
    .map(
      ({ name, version, licence, text }) => `${"-".repeat(72)}\n${name} ${version} (${licence})\n\n${text}\n`,
    )
    .join("\n")

/** Reads the name, version and licence of a package. `text` is empty if the package has no licence file. */
const readPackage = async (folder: string): Promise<ShippedPackage> => {
  const manifest = await readFile(path.join(folder, "package.json"), "utf8")
  const { name, version, license } = JSON.parse(manifest) as Record<"name" | "version", string> & {
    license?: string
  }
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(\.|$)/i.test(each))
  const text = file === undefined ? "" : await readFile(path.join(folder, file), "utf8")
  return { name, version, licence: license ?? "no licence named", text: text.trim() }
}

/** The folders of the packages in the scripts, styles and fonts of the pages. */
const folders = new Set<string>()

/** A webpack plugin that collects the packages whose modules the pages contain. */
export const collectPackages = {
  apply: (compiler: Compiler) => {
    compiler.hooks.compilation.tap("collectPackages", ({ hooks }) => {
      hooks.finishModules.tap("collectPackages", (modules) => {
        for (const module of modules) {
          const [folder] = packageFolder.exec("resource" in module ? String(module.resource) : "") ?? []
          if (folder !== undefined) folders.add(folder)
        }
      })
    })
  },
}

/** Adds the credits of the packages to `/credits.txt`, whose beginning is `static/credits.txt`. */
export const appendCredits = async () => {
  const packages = await Promise.all([...folders].map(readPackage))
  await appendFile(`public${routes.credits}`, packageCredits(packages))
}
