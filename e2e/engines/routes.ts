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
