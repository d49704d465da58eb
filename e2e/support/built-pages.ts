import { readdirSync } from "node:fs"

/** Every file of the built site, as a path below `public/`. */
export const builtFiles = (): string[] =>
  readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^public\//, ""))

/** The address of every built page; the page for what is not there among them. */
export const builtPages = (): string[] =>
  builtFiles()
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
