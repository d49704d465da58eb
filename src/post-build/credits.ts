import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { routes } from "../site/routes"
import { shippedPackages } from "../gatsby/shipped-packages"
import { writePublic } from "./write-public"

export type ShippedPackage = { name: string; version: string; licence: string; text: string }

const intro = `Credits and licences

What this site shows or sends to your browser that somebody else made, and the terms it comes under.

Maps and charts
  Drawn by us from Natural Earth (https://www.naturalearthdata.com/), which is in the public domain.
  They are illustrations. Do not navigate by them.

Typeface
  Archivo, copyright The Archivo Project Authors, under the SIL Open Font License 1.1.

Icons
  Lucide, under the ISC licence.

All other pictures, the brand mark and the words are our own.
`

const byText = (packages: readonly ShippedPackage[]) => {
  const groups = new Map<string, ShippedPackage[]>()
  for (const each of packages) groups.set(each.text, [...(groups.get(each.text) ?? []), each])
  return [...groups]
}

/** The text of the credits: what is not software, the packages by name, and the words of each licence once. */
export const creditsText = (packages: readonly ShippedPackage[]): string => {
  const sorted = packages.toSorted((left, right) => left.name.localeCompare(right.name, "en"))
  const list = sorted.map(({ name, version, licence }) => `  ${name} ${version} (${licence})`)
  const texts = byText(sorted.filter(({ text }) => text !== "")).map(
    ([text, those]) => `${"-".repeat(72)}\n${those.map(({ name }) => name).join(", ")}\n\n${text}\n`,
  )
  return [intro, "Packages", ...list, "", "Their licences", "", ...texts].join("\n")
}

type PackageJson = { name: string; version: string; license?: string }

/** Reads what a package says of its licence; `text` is empty where it brings no file with the words of it. */
export const readShippedPackage = async (folder: string): Promise<ShippedPackage> => {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, "package.json"), "utf8"),
  ) as PackageJson
  const file = (await readdir(folder)).find((each) => /^licen[cs]e(\.|$)/i.test(each))
  const text = file === undefined ? "" : await readFile(path.join(folder, file), "utf8")
  return { name, version, licence: license ?? "no licence named", text: text.trim() }
}

/** Writes the file that the foot of every page leads to. */
export const writeCredits = async (): Promise<void> => {
  const packages = await Promise.all([...shippedPackages].map(readShippedPackage))
  await writePublic(routes.credits, creditsText(packages))
}
