import { readdirSync } from "node:fs"
import path from "node:path"

/** Files that steer hosts or are hidden; a visitor has no business with them. */
const isPublic = (relative: string): boolean =>
  relative !== "_headers" &&
  relative !== "_redirects" &&
  relative.split("/").every((part, index) => !part.startsWith(".") || (index === 0 && part === ".well-known"))

/**
 * The address of every file below `root`, with its place on disk. Only what stands in this table is ever opened, so no
 * address can lead out of the folder. Symbolic links are left out.
 */
export const fileTable = (root: string): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file).split(path.sep).join("/"), file] as const)
      .filter(([relative]) => isPublic(relative))
      .map(([relative, file]) => [`/${relative}`, file]),
  )

/** The file for an address: itself, or the `index.html` of the folder, with or without a slash at the end. */
export const findFile = (table: ReadonlyMap<string, string>, address: string): string | undefined =>
  table.get(address) ?? table.get(`${address.replace(/\/$/, "")}/index.html`)
