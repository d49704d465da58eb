import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { load } from "cheerio"
import { builtFiles, builtHtml } from "./support/pages"
import { origin } from "./support/content"

type Link = { page: string; address: string }

const files = new Set(builtFiles())
/** The attributes of each element of each page. The content of `<noscript>` counts, as it does without scripts. */
const parsed = new Map(
  builtHtml.map((page) => {
    const html = load(readFileSync(`public/${page}`, "utf8"), { scriptingEnabled: false })
    return [
      page,
      html("*")
        .get()
        .map((element) => html(element).attr() ?? {}),
    ]
  }),
)

/** Returns the built page or file that the server sends for a path. */
const fileAt = (path: string): string | undefined =>
  [path, `${path}/index.html`, "index.html"].find((file) =>
    file === "index.html" ? path === "" : files.has(file),
  )

/** Paths with a redirect, and the path of the contact service. */
const redirects = readFileSync("public/_redirects", "utf8").split("\n")
const otherRoutes = new Set([
  ...redirects.map((line) => line.trim().split(/\s+/)[0]),
  "/functions/v1/contact-form",
])

const isBroken = ({ page, address }: Link): boolean => {
  const base = new URL(page.replace(/(^|\/)index\.html$/, "$1"), `${origin}/`)
  const { origin: of, pathname, hash } = new URL(address, base)
  if (of !== new URL(origin).origin || otherRoutes.has(pathname)) return false
  const path = decodeURIComponent(pathname).replace(/^\/|\/$/g, "")
  // A link that begins with # leads to the same page.
  const file = address.startsWith("#") ? page : fileAt(path)
  if (file === undefined) return true
  const id = decodeURIComponent(hash.slice(1))
  return (
    id !== "" && file.endsWith(".html") && !(parsed.get(file) ?? []).some((element) => element["id"] === id)
  )
}

test("every link, image and file that a built page refers to exists, and so does every fragment", () => {
  const links = [...parsed].flatMap(([page, elements]) =>
    elements.flatMap(({ href, src, action, srcset = "" }) =>
      [href, src, action, ...srcset.split(/,\s+/).map((candidate) => candidate.split(" ")[0])]
        .filter(
          (address): address is string => Boolean(address) && !/^(mailto|tel|data):/.test(address ?? ""),
        )
        .map((address) => ({ page, address })),
    ),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(isBroken)).toEqual([])
})
