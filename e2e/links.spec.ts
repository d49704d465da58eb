import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5"
import { builtFiles } from "./support/pages"
import { origin, unpublished } from "./support/content"

type Node = DefaultTreeAdapterTypes.Node

type Link = { page: string; address: string }

/** Every attribute of the page, by element. */
const attributesOf = (node: Node): Record<string, string>[] =>
  "childNodes" in node
    ? node.childNodes.flatMap((child) => [
        ...(defaultTreeAdapter.isElementNode(child)
          ? [Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]))]
          : []),
        ...attributesOf(child),
      ])
    : []

const files = new Set(builtFiles())
const pages = [...files].filter((file) => file.endsWith(".html") && !file.includes("_gatsby/"))
const parsed = new Map(
  pages.map((page) => [
    page,
    attributesOf(parse(readFileSync(`public/${page}`, "utf8"), { scriptingEnabled: false })),
  ]),
)

/** The built page or file that the server gives for a path. */
const fileAt = (path: string): string | undefined =>
  [path, `${path}/index.html`, "index.html"].find((file) =>
    file === "index.html" ? path === "" : files.has(file),
  )

/** The paths that are answered by a redirect or by the contact service. */
const redirects = existsSync("public/_redirects")
  ? readFileSync("public/_redirects", "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/)[0] ?? "")
  : []
const answered = new Set([...redirects, "/functions/v1/contact-form"])

const isBroken = ({ page, address }: Link): boolean => {
  const base = new URL(page.replace(/(^|\/)index\.html$/, "$1"), `${origin}/`)
  const { origin: of, pathname, hash } = new URL(address, base)
  if (of !== new URL(origin).origin || answered.has(pathname)) return false
  const path = decodeURIComponent(pathname).replace(/^\/|\/$/g, "")
  // A link that begins with # stays on its page.
  const file = address.startsWith("#") ? page : fileAt(path)
  if (file === undefined) return true
  const id = decodeURIComponent(hash.slice(1))
  return (
    id !== "" && file.endsWith(".html") && !(parsed.get(file) ?? []).some((element) => element["id"] === id)
  )
}

test("every link, picture and file that a built page names is there, and so is the place on the page", () => {
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

test("drafts and articles of a day to come are nowhere in the build", () => {
  const texts = [...files].filter(
    (file) => /\.(html|json|xml|txt)$/.test(file) && !file.startsWith("credits"),
  )
  const naming = unpublished.flatMap(({ slug }) =>
    texts.filter((file) => readFileSync(`public/${file}`, "utf8").includes(`/blog/${slug}"`)),
  )
  expect(naming).toEqual([])
  expect([...files].filter((file) => unpublished.some(({ slug }) => file.includes(`/${slug}/`)))).toEqual([])
})
