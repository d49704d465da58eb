import { readdirSync } from "node:fs"
import { dirname } from "node:path"

/** One page of each kind: the first article stands for all of them, since they differ in words only. */
export const kindsOfPages = (): string[] => {
  const all = routes()
  const articles = all.filter((route) => /^\/blog\/(?!page\/)/.test(route))
  return all.filter((route) => !articles.slice(1).includes(route))
}

/** Every page that was built, and one address where there is none. */
export const routes = (): string[] => {
  const built = readdirSync("public", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("index.html") && !path.startsWith("404"))
    .map((path) => (path === "index.html" ? "/" : `/${dirname(path)}`))
  return [...built.sort(), "/there-is-no-such-page"]
}

/** Every built page that should be found. */
export const pages = routes().filter((route) => route !== "/there-is-no-such-page")

/** Every article's own page. */
export const articles = pages.filter((route) => /^\/blog\/(?!page\/)/.test(route))

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
