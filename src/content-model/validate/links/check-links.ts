import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { articlePath, landingPageIds, routes } from "../../../site/routes"
import { slugify } from "../../../site/slugify"
import { didYouMean, problemAt, type Problem } from "../problem"
import { resembles } from "../files/check-articles"
import type { LinkReference } from "../extract"
import { describeAnchor, nearby, pageOf, type LinkTargets } from "./link-targets"
import {
  addressOfFile,
  decoded,
  describeRelative,
  describeWebAddress,
  isFile,
  isOtherAddress,
  schemeOf,
  type LinkProblem,
} from "./web-address"

/** Files that a build generates in addition to the pages. */
const builtFiles: readonly string[] = [
  routes.rss,
  routes.atom,
  routes.sitemap,
  routes.robots,
  routes.manifest,
  routes.credits,
  routes.searchIndex,
  routes.securityTxt,
]

const describeRoute = (
  route: string,
  anchor: string,
  map: LinkTargets,
  folder: string,
): LinkProblem | undefined => {
  if (builtFiles.includes(route)) return undefined
  const file = path.join(folder, "..", "static", decoded(route).replaceAll("\0", ""))
  if (route !== "/" && existsSync(file)) {
    if (!/\.pdf$/i.test(route) || readFileSync(file).subarray(0, 1024).includes("%PDF-")) return undefined
    return {
      message: `the file ${route} is not a PDF`,
      fix: "save the document as PDF again, and replace the file",
    }
  }
  const reason = map.unbuilt.get(route)
  if (reason !== undefined) {
    return {
      message: `the link leads to ${route}, which is ${reason}`,
      fix: "remove the link until it is published",
    }
  }
  // `checkNames` reports the misnamed folder or file of the page; the link is right once that is renamed.
  if (map.strays.some((stray) => resembles(route.replace(articlePath(""), ""), stray))) return undefined
  const routes = [...map.routes.keys()]
  const bare = route.length > 1 ? route.replace(/\/+$/, "") : route
  if (bare !== route && routes.includes(bare)) {
    return { message: `the link ${route} has a slash at its end`, fix: `write ${bare}${anchor}` }
  }
  if (isFile(route)) {
    const name = route.replace(/^\/static(?=\/)/, "")
    const beside = existsSync(path.dirname(file)) ? readdirSync(path.dirname(file)) : []
    const same = beside.find((each) => each.toLowerCase() === path.basename(file).toLowerCase())
    const fix = same
      ? `write ${path.posix.join(path.posix.dirname(route), encodeURI(same))}, with the same capital letters as the file`
      : `put it into the folder static, as static${name}${name === route ? "" : `, and write ${name}`}`
    return { message: `the file ${route} does not exist`, fix }
  }
  const moved = map.moved.get(bare)
  const own = addressOfFile(route) ?? bare.replace(/\/index\.(?:html|md)$|\.html?$|\.md$/, "")
  const fix = moved
    ? `write ${moved}, its new address`
    : routes.includes(own.replace(/#.*/, "") || "/")
      ? `write ${own || "/"}`
      : (didYouMean(bare, routes) ?? nearby(bare, map))
  return { message: `the page ${route} does not exist`, fix }
}

const describePath = (
  { source }: LinkReference,
  href: string,
  map: LinkTargets,
  folder: string,
): LinkProblem | undefined => {
  const [address = "", ...anchors] = href.split("#")
  const id = anchors.join("#")
  const [named = ""] = address.split("?")
  const route = named === "" ? pageOf(source) : named
  if (route === undefined) {
    return { message: `the link ${href} is on every page`, fix: `name the page as well: /${href}` }
  }
  const draft = map.unbuilt.has(route) && pageOf(source) === route
  const ids = map.routes.get(route)
  if (!ids) return draft ? undefined : describeRoute(route, id && `#${id}`, map, folder)
  return describeAnchor(route, decoded(id), ids, map)
}

/** Returns the path of an absolute URL of this site, such as `/blog` for https://www.example.com/blog; otherwise undefined. */
const ownPath = (href: string, { host }: LinkTargets): string | undefined => {
  if (host === "" || !URL.canParse(href)) return undefined
  const { hostname, pathname, search, hash } = new URL(href)
  return hostname.replace(/^www\./, "") === host ? `${pathname}${search}${hash}` : undefined
}

const describeLink = (
  reference: LinkReference,
  map: LinkTargets,
  folder: string,
): LinkProblem | undefined => {
  const { source, offset, words, written } = reference
  // checkMarkdown reports a link that ends before its address.
  if (written?.startsWith("[") === false && source.text.slice(0, offset).endsWith("](")) return undefined
  const href = reference.href.replace(/^[ \n]+|[ \n]+$/g, "")
  if (href === "") return { message: "the link leads nowhere", fix: "write its address" }
  if (/^["'“”„‘’«»]|["“”„‘’«»]$|^%E2%80%9[CD]/i.test(href)) {
    const bare = decoded(href).replace(/["'“”„‘’«»]/g, "")
    return { message: `the link is in quotation marks (${href})`, fix: `write ${bare} without them` }
  }
  if (written !== undefined && words.trim() === "") {
    return {
      message: "the link has no text",
      fix: "write it between the square brackets: [text](/address)",
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
  if (/^[/#]/.test(href)) return describePath(reference, href, map, folder)
  if (map.routes.has(articlePath(href))) {
    return { message: `the link ${href} does not say where it starts`, fix: `write ${articlePath(href)}` }
  }
  return describeRelative(href, [...(map.routes.get(routes.home) ?? [])])
}

/** Link texts that do not say where a link leads, for example in a screen reader's list of links. */
const emptyWords = /^(?:click here|(?:read|see) more|(?:this )?link)[.:]?$/i

/** Words of links, and targets that contradict them. A file can be the policy as PDF, or the feed of the blog. */
const contradictions: readonly (readonly [words: RegExp, target: RegExp])[] = [
  [/^(?:call|phone|ring|telephone)(?: (?:me|us|now|today))*(?: [+\d].*)?$/i, /^mailto:/i],
  [/^(?:e-?mail|mail|write to|send an e-?mail to)(?: (?:me|us|now|today|\S+@\S+))*$/i, /^tel:/i],
  [
    /^(?:(?:read|see) )?(?:the |our |my )?privacy (?:policy|notice|statement)$/i,
    /^\/(?!.*privacy|.*\.\w+$)/i,
  ],
  [/^(?:the |our |my )?(?:blog|knowledge hub)$/i, /^\/(?!.*blog|.*\.\w+$)/i],
]

/** Returns the fix for a link whose words name another page or another part of the landing page. */
const fixForTarget = (words: string, target: string, map: LinkTargets): string | undefined => {
  const ids = map.routes.get(routes.home) ?? new Set()
  const [named, id = ""] = [slugify(words, new Set()), /^\/#(.+)$/.exec(target)?.[1]]
  const [isPart, isOther] = [named, id].map((each) => landingPageIds.some((part) => part === each))
  if (ids.has(id) && ids.has(named) && named !== id && isPart === isOther)
    return `write /#${named}, or change the words`
  return contradictions.some(([pattern, wrong]) => pattern.test(words) && wrong.test(target))
    ? "change the words or the address"
    : undefined
}

const describeWords = (reference: LinkReference, map: LinkTargets): LinkProblem | undefined => {
  const { source, offset, href, written } = reference
  const words = reference.words.trim()
  if (written?.startsWith("<") && /[\p{L}\p{N})]/u.test(source.text[offset - 1] ?? "")) {
    const fix = `delete ${written}, or write [words](/address) for both`
    return { message: "the address appears twice, as some email programs copy it", fix }
  }
  if (written !== undefined && emptyWords.test(words)) {
    const fix = "name the page between the square brackets, for example [the checklist](/address)"
    return { message: `“${words}” does not say where the link leads`, fix, severity: "warning" }
  }
  const own = ownPath(href, map) ?? href
  const target = own.startsWith("#") ? `${pageOf(source) ?? ""}${own}` : own
  if (source.contentType?.type === "CookieBanner" && /^\/(?!privacy-policy\b|.*\.\w+$)/.test(target)) {
    return { message: `the link of the cookie banner leads to ${href}`, fix: `write ${routes.privacyPolicy}` }
  }
  const isOther = isOtherAddress(words, target.startsWith("/") ? `${map.host}${target}` : href)
  const fix = isOther
    ? "write the same address in both, or words instead of the address"
    : fixForTarget(words, target, map)
  return fix ? { message: `“${words}” leads to ${href}`, fix, severity: "warning" } : undefined
}

/** Checks a link against the pages and anchors of a build of this content. Sends no network requests. */
export const checkLink = (reference: LinkReference, map: LinkTargets, folder: string): Problem[] => {
  const problem = describeLink(reference, map, folder) ?? describeWords(reference, map)
  if (!problem) return []
  return [problemAt(reference.source, reference.offset, problem.message, problem.fix, problem.severity)]
}
