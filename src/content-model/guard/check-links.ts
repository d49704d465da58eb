import { existsSync } from "node:fs"
import path from "node:path"
import { nearest } from "./nearest"
import { problemAt, type Problem } from "./problem"
import { pageOf, type SiteMap } from "./site-map"
import type { LinkUse } from "./uses"

type Words = { message: string; cure: string; severity?: "warning" }

const schemeOf = (href: string) => /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()

const didYouMean = (word: string, known: readonly string[], prefix = "") => {
  const meant = nearest(word, known)
  return meant === undefined ? undefined : `Did you mean \`${prefix}${meant}\`?`
}

const judgeScheme = (href: string, scheme: string): Words | undefined => {
  if (scheme === "http") {
    return {
      message: `the link is not encrypted (${href})`,
      cure: "write https:// if the site has it",
      severity: "warning",
    }
  }
  if (scheme === "https") {
    return /^https:\/\/[^/]/.test(href) && URL.canParse(href)
      ? undefined
      : { message: `the link is not a web address (${href})`, cure: "copy it again" }
  }
  if (scheme === "mailto") {
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href)
      ? undefined
      : { message: `the link is not an email address (${href})`, cure: "write mailto:name@example.com" }
  }
  if (scheme === "tel") {
    return /^tel:\+[\d-]{6,}$/.test(href)
      ? undefined
      : {
          message: `the link is not a telephone number (${href})`,
          cure: "write tel:+442079460000, without spaces",
        }
  }
  return {
    message: `links with ${scheme}: are not allowed`,
    cure: "use https://, mailto:, tel: or a page of this site",
  }
}

const judgeAnchor = (
  route: string,
  id: string,
  ids: ReadonlySet<string>,
  map: SiteMap,
): Words | undefined => {
  if (id === "" || ids.has(id)) return undefined
  const elsewhere = [...map.routes].find(([, others]) => others.has(id))?.[0]
  const cure =
    didYouMean(id, [...ids], "#") ??
    (elsewhere === undefined
      ? `the anchors there are ${[...ids].map((each) => `#${each}`).join(", ")}`
      : `write ${elsewhere}#${id}`)
  return { message: `the page ${route} has no anchor #${id}`, cure }
}

const judgeRoute = (route: string, map: SiteMap, folder: string): Words | undefined => {
  if (existsSync(path.join(folder, "..", "static", route)) && route !== "/") return undefined
  const reason = map.unbuilt.get(route)
  if (reason !== undefined) {
    return {
      message: `the link leads to ${route}, which is ${reason}`,
      cure: "take the link away until it is published",
    }
  }
  const routes = [...map.routes.keys()]
  const bare = route.length > 1 ? route.replace(/\/$/, "") : route
  if (bare !== route && routes.includes(bare)) {
    return { message: `the link ${route} has a slash at its end`, cure: `write ${bare}` }
  }
  const cure = didYouMean(bare, routes) ?? "write the address of a page that exists, for example /blog"
  return { message: `the page ${route} does not exist`, cure }
}

const judge = ({ source, href }: LinkUse, map: SiteMap, folder: string): Words | undefined => {
  if (href.trim() === "") return { message: "the link leads nowhere", cure: "write its address" }
  const scheme = schemeOf(href)
  if (scheme !== undefined) return judgeScheme(href, scheme)
  if (href.startsWith("//"))
    return { message: `the link has no https: (${href})`, cure: `write https:${href}` }
  if (!/^[/#]/.test(href)) {
    return {
      message: `the link ${href} does not say where it starts`,
      cure: `write /${href} for a page of this site`,
    }
  }
  const [address = "", id = ""] = href.split("#")
  const [named = ""] = address.split("?")
  const route = named === "" ? pageOf(source) : named
  if (route === undefined) {
    return { message: `${href} stands on every page`, cure: `name the page as well: /${href}` }
  }
  const draft = map.unbuilt.has(route) && pageOf(source) === route
  const ids = map.routes.get(route)
  if (!ids) return draft ? undefined : judgeRoute(route, map, folder)
  return judgeAnchor(route, decodeURIComponent(id), ids, map)
}

/** Checks each link against the pages and anchors that a build of this content has. Nothing is asked of other sites. */
export const checkLinks = (uses: readonly LinkUse[], map: SiteMap, folder: string): Problem[] =>
  uses.flatMap((use) => {
    const words = judge(use, map, folder)
    return words ? [problemAt(use.source, use.offset, words.message, words.cure, words.severity)] : []
  })
