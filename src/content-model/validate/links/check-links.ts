import { existsSync } from "node:fs"
import path from "node:path"
import { didYouMean, problemAt, type Problem } from "../problem"
import { resembles } from "./check-names"
import type { LinkReference } from "../extract"
import { pageOf, type LinkTargets } from "./link-targets"
import { describeWebAddress, schemeOf, type LinkProblem } from "./web-address"

/** Files that a build writes beside the pages. */
const builtFiles = [
  "/rss.xml",
  "/atom.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/credits.txt",
  "/blog/search.json",
  "/.well-known/security.txt",
]

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const describeAnchor = (
  route: string,
  id: string,
  ids: ReadonlySet<string>,
  map: LinkTargets,
): LinkProblem | undefined => {
  if (id === "" || ids.has(id) || map.unreadable.has(route)) return undefined
  const elsewhere = [...map.routes].find(([, others]) => others.has(id))?.[0]
  const fix =
    didYouMean(id, [...ids], "#") ??
    (elsewhere === undefined
      ? `the anchors there are ${[...ids].map((each) => `#${each}`).join(", ")}`
      : `write ${elsewhere}#${id}`)
  return { message: `the page ${route} has no anchor #${id}`, fix }
}

/** Returns the address that a link to a file of `content/` should have. */
const addressOfFile = (href: string): string | undefined => {
  const article = /\d{4}-\d\d-\d\d--([a-z0-9-]+)/.exec(href)?.[1]
  if (article) return `/blog/${article}`
  const section = /(?:^|\/)\d\d-([a-z0-9-]+)\.md\b/.exec(href)?.[1]
  return section && `/privacy-policy#${section}`
}

const isFile = (route: string) =>
  /\.(?:pdf|docx?|xlsx?|pptx?|zip|csv|txt|ics|png|jpe?g|webp|svg|mp4)$/i.test(route)

const describeRoute = (route: string, map: LinkTargets, folder: string): LinkProblem | undefined => {
  if (builtFiles.includes(route)) return undefined
  if (!route.includes("\0") && route !== "/" && existsSync(path.join(folder, "..", "static", route)))
    return undefined
  const reason = map.unbuilt.get(route)
  if (reason !== undefined) {
    return {
      message: `the link leads to ${route}, which is ${reason}`,
      fix: "take the link away until it is published",
    }
  }
  // The name of that page's folder or file is reported, and the link is right once it is corrected.
  if (map.strays.some((stray) => resembles(route.replace("/blog/", ""), stray))) return undefined
  const routes = [...map.routes.keys()]
  const bare = route.length > 1 ? route.replace(/\/+$/, "") : route
  if (bare !== route && routes.includes(bare)) {
    return { message: `the link ${route} has a slash at its end`, fix: `write ${bare}` }
  }
  if (isFile(route)) {
    return {
      message: `the file ${route} does not exist`,
      fix: `put it into the folder static, as static${route}`,
    }
  }
  const moved = map.moved.get(bare)
  const own = addressOfFile(route) ?? bare.replace(/\/index\.(?:html|md)$|\.html?$|\.md$/, "")
  const fix = moved
    ? `write ${moved}, its new address`
    : routes.includes(own.replace(/#.*/, "") || "/")
      ? `write ${own || "/"}`
      : (didYouMean(bare, routes) ?? "write the address of a page that exists, for example /blog")
  return { message: `the page ${route} does not exist`, fix }
}

const describePath = (
  { source }: LinkReference,
  href: string,
  map: LinkTargets,
  folder: string,
): LinkProblem | undefined => {
  const [address = "", id = ""] = href.split("#")
  const [named = ""] = address.split("?")
  const route = named === "" ? pageOf(source) : named
  if (route === undefined) {
    return { message: `${href} stands on every page`, fix: `name the page as well: /${href}` }
  }
  const draft = map.unbuilt.has(route) && pageOf(source) === route
  const ids = map.routes.get(route)
  if (!ids) return draft ? undefined : describeRoute(route, map, folder)
  return describeAnchor(route, decoded(id), ids, map)
}

/** Returns the path of an absolute URL of this site, for example `/blog` for https://www.example.com/blog. */
const ownPath = (href: string, { host }: LinkTargets): string | undefined => {
  if (host === "" || !URL.canParse(href)) return undefined
  const { hostname, pathname, search, hash } = new URL(href)
  return hostname.replace(/^www\./, "") === host ? `${pathname}${search}${hash}` : undefined
}

const describeRelative = (href: string): LinkProblem => {
  const file = addressOfFile(href)
  if (file) return { message: `the link ${href} names a file, not a page`, fix: `write ${file}` }
  if (
    /^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|uk|eu|de|fr|nl|ie|ch|gov|io|info)(?:[/?#]|$)/i.test(href)
  ) {
    return { message: `the link ${href} has no https://`, fix: `write https://${href}` }
  }
  if (/^[^@\s/]+@[^@\s/]+\.\w+$/.test(href)) {
    return { message: `the link ${href} has no mailto:`, fix: `write mailto:${href}` }
  }
  if (isFile(href)) {
    const name = path.posix.basename(href)
    return {
      message: `the link ${href} does not say where it starts`,
      fix: `put the file into the folder static, and write /${name}`,
    }
  }
  return {
    message: `the link ${href} does not say where it starts`,
    fix: `write /${href.replace(/^(?:\.{0,2}\/)+/, "")} for a page of this site`,
  }
}

const describeLink = (
  reference: LinkReference,
  map: LinkTargets,
  folder: string,
): LinkProblem | undefined => {
  const { text, written } = reference
  const href = reference.href.trim()
  if (href === "") return { message: "the link leads nowhere", fix: "write its address" }
  if (/^["'“”„‘’«»]|["“”„‘’«»]$|^%E2%80%9[CD]/i.test(href)) {
    const bare = decoded(href).replace(/["'“”„‘’«»]/g, "")
    return { message: `the link stands in quotation marks (${href})`, fix: `write ${bare} without them` }
  }
  if (text?.trim() === "") {
    return {
      message: "the link has no words",
      fix: "write them between the square brackets: [words](/address)",
    }
  }
  const own = ownPath(href, map)
  if (own !== undefined) return describePath(reference, own, map, folder)
  const scheme = schemeOf(href)
  if (scheme !== undefined) {
    // GitHub Flavored Markdown links www.example.com to http://www.example.com.
    return written?.startsWith("www.") ? undefined : describeWebAddress(href, scheme)
  }
  if (href.startsWith("//"))
    return { message: `the link has no https: (${href})`, fix: `write https:${href}` }
  return /^[/#]/.test(href) ? describePath(reference, href, map, folder) : describeRelative(href)
}

/** Checks a link against the pages and anchors that a build of this content has. Sends no requests to other sites. */
export const checkLink = (reference: LinkReference, map: LinkTargets, folder: string): Problem[] => {
  const problem = describeLink(reference, map, folder)
  if (!problem) return []
  return [problemAt(reference.source, reference.offset, problem.message, problem.fix, problem.severity)]
}
