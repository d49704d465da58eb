import path from "node:path"
import { landingPageIds, routes, telephoneDigits } from "../../../site/routes"
import { filesOfType, isDraft, pageOf, textAt, valueAt, type ContentFile } from "../../content-file"
import { didYouMean, problemAt, type ProblemText, type Problem } from "../problem"
import type { LinkReference } from "../references"
import type { LinkTargets } from "./link-targets"
import { describeRelative, describeWebAddress } from "./web-address"

export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text).normalize()
  } catch {
    return text
  }
}

/** Describes an address that is neither a page nor a file: it is mistyped, or the path of a file in `content/`. */
const describeMissing = (route: string, anchor: string, { pages, files }: LinkTargets): ProblemText => {
  const known = [...pages.keys(), ...files]
  const bare = route.replace(/\/(?:index\.\w+)?$|\.(?:html?|md)$/, "").replace(/\d{4}-\d\d-\d\d--/, "")
  const isFile = path.posix.extname(bare) !== ""
  const same = (address: string) => path.posix.basename(address) === path.posix.basename(bare)
  const message = `the ${isFile ? "file" : "page"} ${route} does not exist`
  const meant = known.includes(bare) ? bare : known.find(same)
  if (known.includes(route))
    return { message: "the link does not begin with /", fix: `write ${route}${anchor}` }
  if (meant !== undefined) return { message, fix: `write ${meant}${anchor}` }
  const otherFix = isFile
    ? `put it into the folder static, as static${route}`
    : "write the address of a page that exists, for example /blog"
  return { message, fix: didYouMean(bare, known) ?? otherFix }
}

const anchorFix = (id: string, ids: ReadonlySet<string>, { pages }: LinkTargets): string => {
  // A footnote or an endnote of Word, and the link back from its text.
  const [, note] = /^_(?:ft|ed)n(?:ref)?(\d+)$/.exec(id) ?? []
  if (note) return `write [^${note}] in place of the mark, and [^${note}]: before the text of the note`
  const elsewhere = [...pages].find(([, page]) => page.ids?.has(id))?.[0]
  if (elsewhere !== undefined) return `write ${elsewhere}#${id}`
  if (landingPageIds.some((part) => part === id))
    return "delete the link, or fill this part of the page again"
  const named = [...ids].map((each) => `#${each}`)
  const listed = `${named.slice(0, 5).join(", ")}${named.length > 5 ? " …" : ""}`
  const longer = [...ids].find((each) => each.includes(id))
  if (longer !== undefined) return `Did you mean “#${longer}”?`
  return didYouMean(id, [...ids], "#") ?? `the anchors there are ${listed}`
}

/** Describes what is wrong with a link within the site: `/blog`, `/#contact` or `#a-heading`. */
const describePath = (
  { source }: LinkReference,
  href: string,
  targets: LinkTargets,
): ProblemText | undefined => {
  const [address = "", id = ""] = href.split("#")
  const [route = ""] = address.split("?")
  const own = pageOf(source)
  const target = route === "" ? own : route
  if (target === undefined) {
    return { message: `the link ${href} names no page`, fix: `name the page as well: /${href}` }
  }
  if (source.contentType?.type === "CookieBanner" && target !== routes.privacyPolicy) {
    return { message: `the link of the cookie banner leads to ${href}`, fix: `write ${routes.privacyPolicy}` }
  }
  const page = targets.pages.get(target)
  if (!page) {
    if (targets.files.includes(decoded(target))) return undefined
    return describeMissing(decoded(target), id && `#${id}`, targets)
  }
  const isPublishedLater = page.planned !== undefined && textAt(source, ["date"]) >= page.planned
  if (page.unpublished !== undefined && target !== own && !isPublishedLater) {
    return {
      message: `the link leads to ${target}, which is ${page.unpublished}`,
      fix: "remove the link until it is published",
    }
  }
  const anchor = decoded(id)
  if (id === "" || !page.ids || page.ids.has(anchor)) return undefined
  return {
    message: `the page ${target} has no anchor #${anchor}`,
    fix: anchorFix(anchor, page.ids, targets),
  }
}

/** Returns the path of an absolute URL of this site, such as `/blog` for https://www.example.com/blog. */
const ownPath = (href: string, { host }: LinkTargets): string | undefined => {
  if (host === "" || !URL.canParse(href)) return undefined
  const { hostname, pathname, search, hash } = new URL(href)
  return hostname.replace(/^www\./, "") === host ? `${pathname}${search}${hash}` : undefined
}

/** Returns true if words show a telephone number that a `tel:` link does not dial. They may omit the country code. */
const dialsOther = (href: string, words: string): boolean => {
  const [shown] = /\+?\d[\d\p{Zs}()./–-]{4,}\d/u.exec(words) ?? []
  const [dialled = ""] = telephoneDigits(href).split(";")
  return shown !== undefined && !dialled.endsWith(telephoneDigits(shown).replace(/^[+0]+/, ""))
}

/** Matches an email or a web address as the text of a link. The names of some programs end as a domain does. */
const shownAddress =
  /^[^\s@]+@\S+$|^(?:https?:\/\/)[^\s/]+|^www\.[^\s/]+|^[a-z\d.-]+\.(?:com|eu|gov|int|net|org|(?!js|md|ts)[a-z]{2})$/

const describeLink = (reference: LinkReference, targets: LinkTargets): ProblemText | undefined => {
  const { href, label, offset, source, words } = reference
  if (href === "" || href === "#") return { message: "the link leads nowhere", fix: "write its address" }
  if (/^["“”„«»‘’]/.test(href)) {
    const fix = words === undefined ? 'type straight ones (")' : "delete them"
    return { message: `the address ${href} is in quotation marks that are not removed`, fix }
  }
  if (/[^\S ]/.test(href)) {
    return {
      message: `the address ${href} has an invisible space`,
      fix: "delete the address, and type it again",
    }
  }
  if (words?.trim() === "") {
    return { message: "the link has no text", fix: "write it between the square brackets: [text](/address)" }
  }
  const [shown] = shownAddress.exec(words ?? "") ?? []
  if (shown && !href.includes(shown.replace(/^.*\/|^www\./g, ""))) {
    const fix = "write the same address as its text, or other words in the square brackets"
    return { message: `the link to ${href} shows another address`, fix, severity: "warning" }
  }
  if (/^tel:/i.test(href) && dialsOther(href, words ?? "")) {
    const fix = "write the same number in both, with + and the country code after tel:"
    return { message: `the link to ${href} shows another number`, fix, severity: "warning" }
  }
  const own = ownPath(href, targets) ?? href
  if (/^[/#](?!\/)/.test(own)) return describePath(reference, own, targets)
  if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(href)) {
    const [route = "", anchor = ""] = href.split(/(?=#)/)
    return describeRelative(href) ?? describeMissing(route.replace(/^[./\\]*/, "/"), anchor, targets)
  }
  // Markdown links www.example.com to http://www.example.com, and pages to https://www.example.com.
  if (source.text.startsWith("www.", offset) && URL.canParse(href)) return undefined
  const problem = describeWebAddress(href, label ?? words)
  // The schema of a field refuses http:, and so does the build.
  return problem && words === undefined && /^http:/i.test(href) ? { ...problem, severity: "error" } : problem
}

/** Checks a link against the pages, anchors and files of a build of this content. Sends no network requests. */
export const checkLink = (reference: LinkReference, targets: LinkTargets): Problem[] => {
  const { source, offset } = reference
  const problem = describeLink(reference, targets)
  if (!problem) return []
  return [problemAt(source, offset, problem.message, problem.fix, problem.severity)]
}

/** Warns about plain pages that no link leads to, such as an imprint without its entry in the footer. */
export const checkUnlinkedPages = (
  sources: readonly ContentFile[],
  links: readonly LinkReference[],
): Problem[] => {
  const message = "no text links to this page, and everybody can open it"
  const fix = "add footer: with the words of its link; it may stay if you send its address yourself"
  return filesOfType(sources, "PlainPage")
    .filter((page) => !isDraft(page) && valueAt(page, ["footer"]) === undefined)
    .filter((page) => !links.some(({ href }) => href.replace(/[?#].*/, "").endsWith(pageOf(page) ?? "")))
    .map((page) => problemAt(page, 0, message, fix, "warning"))
}
