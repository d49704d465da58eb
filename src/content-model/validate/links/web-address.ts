import path from "node:path"
import { articlePath, routes, telephoneDigits, telephoneLink } from "../../../site/routes"
import { didYouMean } from "../problem"

export type LinkProblem = { message: string; fix: string; severity?: "warning" }

/** Returns the scheme of an address in lower case, or undefined if it has none. */
export const schemeOf = (href: string) =>
  /^(tel|[a-z][a-z0-9+.-]*(?=:(?!\d+(?:\/|$)))):/i.exec(href)?.[1]?.toLowerCase()

const localAddress = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/i

/** Matches addresses of private networks (RFC 1918), and domains that are reserved for them. */
const companyAddress =
  /^https?:\/\/(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|intranet|[\w.-]+\.(?:local|internal|intranet|lan|corp|home\.arpa))(?::\d+)?(?=[/?#]|$)/i

const copyAgain = "open the page, and copy its address from the top of the browser's window"

const shorten = (href: string) => (href.length > 80 ? `${href.slice(0, 79)}…` : href)

/** Patterns of addresses that redirect through another service, or that visitors cannot open, and what they lead to. */
const detours: readonly (readonly [RegExp, string])[] = [
  [
    /\bsafelinks\.protection\.outlook\.com|\/safelinks\.html|\burldefense\.(?:com|proofpoint)/i,
    "a mail program's check",
  ],
  [
    /^https:\/\/(?:www\.)?(?:google\.[a-z.]+\/url\b|bing\.com\/ck\/)|^https:\/\/(?:lm?\.facebook\.com\/l\.php|www\.linkedin\.com\/(?:redir|safety))/i,
    "another site's list of results",
  ],
  [
    /^https:\/\/(?:deploy-preview-\d+--|(?:www\.)?github\.dev\/|app\.netlify\.com\/|github\.com\/[^/]+\/[^/]+\/(?:edit|blob|tree)\/[^/]+\/content\/|docs\.google\.com\/\w+\/d\/[\w-]+\/edit(?!\?usp=sharing))/i,
    "a page for editors, which visitors cannot use",
  ],
  [
    /^https:\/\/(?:[\w-]+-my\.sharepoint\.com|mail\.google\.com|outlook\.(?:office|office365|live)\.com)\//i,
    "a page that only you can open",
  ],
]

/** Patterns of damaged addresses, and what is wrong with them. */
const damages: readonly (readonly [RegExp, string])[] = [
  [/[\u00A0\u2000-\u200B\u202F\u3000]|%C2%A0|%E2%80%8B/i, "has an invisible space in it"],
  [/…|%E2%80%A6/i, "is shortened by …"],
  [/[^/=?&#:%]https?:\/\//i, "is two addresses in one"],
]

const isHost = (href: string) => URL.canParse(href) && /^[\w-]+(?:\.[\w-]+)+\.?$/.test(new URL(href).hostname)

/** Matches a web address without a scheme. */
const webAddress = /^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|uk|eu|de|fr|nl|ie|ch|gov|io|info)(?:[/?#]|$)/i

/** Returns an address decoded, if possible. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the part of an address that the words of a link must have as well. */
const comparable = (address: string) =>
  decoded(address)
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/, "")
    .replace(/[?#][^]*$/, "")
    .replace(/\/+$/, "")

/** Returns true if the words of a link are a web address, an email address or a telephone number other than its target. */
export const isOtherAddress = (words: string, target: string): boolean => {
  if (/^tel:/i.test(target) && /^\+?[\d ()./\u00A0–-]{7,}$/.test(words)) {
    const digits = telephoneDigits(words)
    // Within a country, a number can begin with a figure that is dialled only there, for example 0 or 8.
    const forms = [digits.replace(/^(?:\+|0+)/, ""), /^(?:\+|00)/.test(digits) ? digits : digits.slice(1)]
    return !forms.some((form) => target.replace(/[^\d+]/g, "").endsWith(form))
  }
  // A domain alone with a capital letter, such as Booking.com, is a name.
  const isAddress =
    /^https?:\/\/\S+\.\S+$|^[^\s@<>]+@[^\s@]+\.[a-z]{2,}$/i.test(words) || webAddress.test(words)
  if (!isAddress || /\s|^\p{Lu}[^/@]*$/u.test(words)) return false
  const [start = ""] = words.split(/…|\.{3}/)
  const shown = `${comparable(start)}${start === words ? "/" : ""}`
  return !["/", "."].some((before) => `/${comparable(target)}/`.includes(`${before}${shown}`))
}

/** Describes what is wrong with the form of a web address, an email address or a telephone number; undefined if it is valid. */
export const describeWebAddress = (href: string, scheme: string): LinkProblem | undefined => {
  if (localAddress.test(href)) {
    const fix = `write ${href.replace(localAddress, "") || "/"}`
    return { message: `the link leads to your own computer (${href})`, fix }
  }
  if (companyAddress.test(href)) {
    const message = `the link leads to an address that only works inside a company network (${href})`
    return { message, fix: "write the public address" }
  }
  if (scheme === "http") {
    const fix = "write https:// if the site has it"
    return { message: `the link is not encrypted (${href})`, fix, severity: "warning" }
  }
  if (scheme === "https") {
    const detour = detours.find(([pattern]) => pattern.test(href))?.[1]
    if (detour) {
      const fix = detour.endsWith("you can open")
        ? "put the file into the folder static, and write / and its name"
        : copyAgain
      return { message: `the link leads to ${detour} (${shorten(href)})`, fix }
    }
    const damage = damages.find(([pattern]) => pattern.test(href))?.[1]
    if (damage) return { message: `the link ${damage} (${shorten(href)})`, fix: copyAgain }
    const web = `https://${href.replace(/^(?:https:[\\/]*)+/i, "").replaceAll("\\", "/")}`
    return /^https:\/\/[^/]/i.test(href) && isHost(href) && !href.includes("\\")
      ? undefined
      : { message: `the link is not a web address (${href})`, fix: isHost(web) ? `write ${web}` : copyAgain }
  }
  if (scheme === "mailto") {
    return /^mailto:[^@\s/]+@[^@\s,;?]+\.[^@\s.,;?]+(?:\?\S*)?$/i.test(href)
      ? undefined
      : {
          message: `the link is not an email address (${href})`,
          fix: "write mailto:{practiceEmail}, or another address as in mailto:name@example.com",
        }
  }
  if (scheme === "tel") {
    return /^tel:\+(?:-?\d){7,15}$/i.test(href)
      ? undefined
      : {
          message: `the link is not a telephone number (${href})`,
          fix: "write tel:{practicePhone}, or another number without spaces, with 7 to 15 figures, as in tel:+442079460000",
        }
  }
  if (/^[a-z]$/.test(scheme) || scheme === "file") {
    return {
      message: `the link leads to a file on your computer (${href})`,
      fix: "put the file into the folder static and write / and its name",
    }
  }
  return {
    message: `links with ${scheme}: are not allowed`,
    fix:
      didYouMean(scheme, ["https", "mailto"], "", ":") ??
      "use https://, mailto:, tel: or a page of this site",
  }
}

/** Returns the address that a link to a file of `content/` should have; undefined for other links. */
export const addressOfFile = (href: string): string | undefined => {
  const article = /\d{4}-\d\d-\d\d--([a-z0-9-]+)/.exec(href)?.[1]
  if (article) return articlePath(article)
  const section = /(?:^|\/)\d\d-([a-z0-9-]+)\.md\b/.exec(href)?.[1]
  return section && `${routes.privacyPolicy}#${section}`
}

export const isFile = (route: string) =>
  /\.(?:pdf|docx?|xlsx?|pptx?|zip|csv|txt|ics|png|jpe?g|webp|svg|mp4)$/i.test(route)

/** Returns the intended address if `https://` is misspelt or link markup is around the address; otherwise undefined. */
const corrected = (href: string): string | undefined => {
  const inMarks = /^\[[^\]]*\]\((\S+)\)$|^[(<[]+([/#h]\S*?)[)>\]]+$|^[(<[]([/#h]\S*)$/.exec(href)
  if (inMarks) return inMarks.slice(1).find(Boolean)
  const web = /^h?t{1,3}ps?[:;.,]?[\\/]{1,3}(?=[\w-]+[.])(.*)$/i.exec(href)?.[1]
  return web && `https://${web}`
}

/**
 * Describes what is wrong with an address that does not start with `/`, `#` or a scheme.
 * @param sections the anchors of the landing page
 */
export const describeRelative = (href: string, sections: readonly string[]): LinkProblem => {
  const meant = corrected(href)
  if (meant) return { message: `the link ${href} is not an address`, fix: `write ${meant}` }
  const file = addressOfFile(href)
  if (file) return { message: `the link ${href} names a file, not a page`, fix: `write ${file}` }
  if (webAddress.test(href)) {
    return { message: `the link ${href} has no https://`, fix: `write https://${href}` }
  }
  if (/^[^@\s/]+@[^@\s/]+\.\w+$/.test(href)) {
    return { message: `the link ${href} has no mailto:`, fix: `write mailto:${href}` }
  }
  const message = `the link ${href} does not say where it starts`
  if (/^\.\/[^/]+\.(?:png|jpe?g|webp|avif)$/i.test(href)) {
    const fix = `write ! directly before [ to show the picture: ![what it shows](${href})`
    return { message: `the picture ${href} is written as a link, without ! before it`, fix }
  }
  if (isFile(href)) {
    const name = path.posix.basename(href)
    return { message, fix: `put the file into the folder static, and write /${name}` }
  }
  if (/^\+?[\d ()./-]{7,}$/.test(href)) {
    return { message: `the link ${href} has no tel:`, fix: `write ${telephoneLink(href)}` }
  }
  const section = href.toLowerCase().replace(/\W+/g, "-")
  if (sections.includes(section)) return { message, fix: `write /#${section}` }
  return {
    message,
    fix: `write /${href.replaceAll("\\", "/").replace(/^(?:\.{0,2}\/)+/, "")} for a page of this site`,
  }
}
