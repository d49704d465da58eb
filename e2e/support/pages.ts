import { readdirSync } from "node:fs"
import { dirname } from "node:path"

/** Returns one page of each kind: all but the first article are left out, since articles differ only in their text. */
export const kindsOfPages = (): string[] => {
  const all = routes()
  const articles = all.filter((route) => /^\/blog\/(?!page\/)/.test(route))
  return all.filter((route) => !articles.slice(1).includes(route))
}

/** Returns the path of every built page, and one that does not exist. */
export const routes = (): string[] => {
  const built = readdirSync("public", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("index.html") && !path.startsWith("404"))
    .map((path) => (path === "index.html" ? "/" : `/${dirname(path)}`))
  return [...built.sort(), "/there-is-no-such-page"]
}

/** Paths of the built pages without the 404 page. */
export const pages = routes().filter((route) => route !== "/there-is-no-such-page")

/** Paths of the articles. */
export const articles = pages.filter((route) => /^\/blog\/(?!page\/)/.test(route))

/** Returns every file of the built site, relative to `public/`. */
export const builtFiles = (): string[] =>
  readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^public\//, ""))

/** Returns the path of every built page, including the 404 page. */
export const builtPages = (): string[] =>
  builtFiles()
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
