import { readdirSync } from "node:fs"
import { dirname } from "node:path"

/** Every page that was built, and one address where there is none. */
export const routes = (): string[] => {
  const built = readdirSync("public", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("index.html") && !path.startsWith("404"))
    .map((path) => (path === "index.html" ? "/" : `/${dirname(path)}`))
  return [...built.sort(), "/there-is-no-such-page"]
}
