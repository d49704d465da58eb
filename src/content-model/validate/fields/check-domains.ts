import { distance } from "fastest-levenshtein"
import { textAt, type ContentFile } from "../../content-file"
import type { TokenValues } from "../../tokens"
import { fieldProblem, type Problem } from "../problem"

/** Providers of mailboxes that practices use. */
const providers = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "outlook.com",
  "proton.me",
  "yahoo.com",
]

/** Matches the addresses that hosts give to a site until it has its own domain. */
const hostAddress = /\.(?:github\.io|netlify\.app|pages\.dev|vercel\.app)$/

/** Warns about the address that a host has given to the site: links, feeds and search engines would keep it. */
export const checkHostAddress = (site: ContentFile): Problem[] => {
  if (!hostAddress.test(textAt(site, ["url"]))) return []
  return [fieldProblem(site, ["url"], "url is an address of the host", "write your own domain", "warning")]
}

/**
 * Warns about an email address whose domain is nearly that of the site or of a provider, or that of the site with another
 * ending, with www or without the dot after it: one of the two may be mistyped, and mails or links get lost.
 * @param url the address of the site, if it is valid
 */
export const checkEmailDomain = (site: ContentFile, { url = "" }: TokenValues): Problem[] => {
  const host = url.replace(/^https:\/\/(?:www\.)?/, "")
  // The address that a host has given is reported as such.
  const known = hostAddress.test(url) ? providers : [host, ...providers]
  return ["email", "privacyEmail"].flatMap((field) => {
    // The schema reports an address without a domain.
    const [, domain = ""] = /@([\w.-]+)$/.exec(textAt(site, [field])) ?? []
    const written = domain.toLowerCase()
    const isNear = (other: string) =>
      distance(written, other) <= 2 ||
      (other === host && written.split(".")[0] === host.split(".")[0]) ||
      other === `www${written}` ||
      written === `www.${other}`
    const meant = known.find(isNear)
    if (!meant || known.includes(written)) return []
    const message = `${field} ends in ${domain}, ${meant === host ? "but the site is at" : "close to"} ${meant}`
    return [fieldProblem(site, [field], message, "correct one of the two if it is mistyped", "warning")]
  })
}
