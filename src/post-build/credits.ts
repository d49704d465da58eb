import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import type { Compiler, Module } from "webpack"

type ShippedPackage = { name: string; version: string; licence: string; text: string }

/** The folders of the packages in the scripts, styles and fonts of the site. */
const shippedFolders = new Set<string>()

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/

/** Returns the folder of the package that contains `file`; undefined for a file of the site itself. */
export const packageOf = (file: string): string | undefined => packageFolder.exec(file)?.[0]

const record = (file: string) => {
  const folder = packageOf(file)
  if (folder !== undefined) shippedFolders.add(folder)
}

const fileOf = (module: Module) => ("resource" in module ? String(module.resource) : "")

/**
 * A webpack plugin that records the packages in the scripts and styles of the pages. Fonts are read from the assets: if
 * webpack takes a style sheet from its cache, its fonts are assets with a source file, but not modules.
 */
export const recordShippedPackages = {
  apply: (compiler: Compiler) => {
    compiler.hooks.compilation.tap("recordShippedPackages", ({ hooks }) => {
      hooks.finishModules.tap("recordShippedPackages", (modules) => {
        for (const module of modules) record(fileOf(module))
      })
    })
    compiler.hooks.done.tap("recordShippedPackages", ({ compilation }) => {
      for (const { info } of compilation.getAssets())
        if (info.sourceFilename !== undefined) record(path.resolve(compiler.context, info.sourceFilename))
    })
  },
}

const intro = `Credits and licences

What this site shows or sends to your browser that somebody else made, and the terms it comes under.

Maps and charts
  Drawn for this site from Natural Earth (https://www.naturalearthdata.com/), which is in the public domain.
  They are illustrations. Do not navigate by them.

Typeface
  Archivo, copyright The Archivo Project Authors, under the SIL Open Font License 1.1.

Icons
  Lucide, under the ISC licence.

All other pictures, the brand mark and the words are my own.
`

/** Returns the text of the credits: maps, typeface and icons, then the packages by name, then each licence text once. */
export const creditsText = (packages: readonly ShippedPackage[]): string => {
  const sorted = packages.toSorted((left, right) => left.name.localeCompare(right.name, "en"))
  const list = sorted.map(({ name, version, licence }) => `  ${name} ${version} (${licence})`)
  const namesByText = new Map<string, string[]>()
  for (const { name, text } of sorted) {
    if (text !== "") namesByText.set(text, [...(namesByText.get(text) ?? []), name])
  }
  const texts = Array.from(
    namesByText,
    ([text, names]) => `${"-".repeat(72)}\n${names.join(", ")}\n\n${text}\n`,
  )
  return [intro, "Packages", ...list, "", "Their licences", "", ...texts].join("\n")
}

type PackageJson = { name: string; version: string; license?: string }

/** Reads the name, version and licence of a package. `text` is empty if the package has no licence file. */
export const readShippedPackage = async (folder: string): Promise<ShippedPackage> => {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, "package.json"), "utf8"),
  ) as PackageJson
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(\.|$)/i.test(each))
  const text = file === undefined ? "" : await readFile(path.join(folder, file), "utf8")
  return { name, version, licence: license ?? "no licence named", text: text.trim() }
}

/** Returns the credits of this build. The footer of every page links to them. */
export const credits = async (): Promise<string> =>
  creditsText(await Promise.all([...shippedFolders].map(readShippedPackage)))
