import { readdirSync } from "node:fs"

/** Returns every file of the built site, relative to `public/`. */
export const builtFiles = (): string[] =>
  readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^public\//, ""))

/** HTML files of the built site, relative to `public/`. */
export const builtHtml = builtFiles().filter((file) => file.endsWith(".html"))

/** Paths of the built pages, including the two of the 404 page. */
const builtPages = builtHtml.map((file) => `/${file.replace(/\/?index\.html$/, "")}`).sort()

/** Paths of the built pages without the 404 page. */
export const pages = builtPages.filter((page) => !page.startsWith("/404"))

/** Paths of the articles. */
export const articles = pages.filter((page) => page.startsWith("/blog/"))

/** Paths of the built pages, and one that does not exist. */
export const routes = [...pages, "/there-is-no-such-page"]

/** One path for each kind of page: all articles but the first are left out, since they differ only in their text. */
export const kindsOfPages = routes.filter((route) => !articles.slice(1).includes(route))
