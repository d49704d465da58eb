import { pageOf, textAt } from "../content-file"
import type { LinkTargets } from "./link-targets"
import { didYouMean, problemAt, type Problem, type ProblemText } from "./problem"
import type { Reference } from "./references"

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text).normalize()
  } catch {
    return text
  }
}

/** Describes what is wrong with a link within the site: `/blog`, `/#contact` or `#a-heading`. */
const describePath = (
  { source }: Reference,
  address: string,
  targets: LinkTargets,
): ProblemText | undefined => {
  const { pages, files } = targets
  const [route = "", id = ""] = address.split("#").map((part) => decoded(part.split("?")[0] ?? ""))
  const own = pageOf(source)
  const target = route === "" ? own : route
  if (target === undefined) return { message: `the link ${address} names no page`, fix: `write /${address}` }
  const page = pages.get(target)
  if (!page) {
    if (files.includes(target)) return undefined
    const fix =
      "delete the link, or write the address of a page, such as /blog, or of a file in the folder static"
    return {
      message: `${target} does not exist`,
      fix: didYouMean(target, [...pages.keys(), ...files]) ?? fix,
    }
  }
  // An article may link to one that is published before it or on the same day.
  const isLater = page.planned !== undefined && textAt(source, ["date"]) >= page.planned
  if (page.unpublished !== undefined && target !== own && !isLater) {
    return {
      message: `the link leads to ${target}, which is ${page.unpublished}`,
      fix: "remove the link until it is published",
    }
  }
  if (id === "" || !page.ids || page.ids.has(id)) return undefined
  const ids = [...page.ids]
  const listed = ids.slice(0, 6).map((each) => `#${each}`)
  const meant =
    didYouMean(id, ids, "#") ?? `delete the link, or write another anchor, for example ${listed.join(", ")}`
  return { message: `the page ${target} has no anchor #${id}`, fix: meant }
}

/** Returns the path of an absolute URL of this site, such as `/blog` for https://www.example.com/blog. */
const ownPath = (address: string, { host }: LinkTargets): string | undefined => {
  if (host === "" || !URL.canParse(address)) return undefined
  const { hostname, pathname, search, hash } = new URL(address)
  return hostname.replace(/^www\./, "") === host ? `${pathname}${search}${hash}` : undefined
}

const describeLink = (link: Reference, targets: LinkTargets): ProblemText | undefined => {
  const { address } = link
  const path = ownPath(address, targets) ?? address
  if (/^[/#](?!\/)/.test(path)) return describePath(link, path, targets)
  if (!URL.canParse(address) || !/^(?:https?|mailto|tel):/i.test(address)) {
    const fix = "begin it with https://, mailto: or tel: or, for a page of this site, with /"
    return { message: `the link is not an address that browsers can open (${address})`, fix }
  }
  if (!/^http:/i.test(address)) return undefined
  const fix = "write https:// if the site has it"
  return { message: `the link is not encrypted (${address})`, fix, severity: "warning" }
}

/** Checks a link against the pages, anchors and files of a build of this content. Sends no network requests. */
export const checkLink = (link: Reference, targets: LinkTargets): Problem[] => {
  // A token without a value is reported as such.
  const problem = /\{\w+\}|%7B\w+%7D/.test(link.address) ? undefined : describeLink(link, targets)
  return problem ? [problemAt(link.source, link.offset, problem.message, problem.fix, problem.severity)] : []
}
