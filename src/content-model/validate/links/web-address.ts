import { distance } from "fastest-levenshtein"
import type { ProblemText } from "../problem"

/** Sites of other companies to which practices link. */
const platforms = ["calendly.com", "linkedin.com", "xing.com"]

const rules: readonly (ProblemText & { isWrong: readonly RegExp[] })[] = [
  {
    // Local and private hosts, mailboxes, and previews of the site.
    isWrong: [
      /^https?:\/\/(?:localhost|\[::1\]|(?:127|10|192\.168)\.[\d.]+|[\w.-]+\.(?:local|internal|lan))(?=[:/?#]|$)/i,
      /\/\/(?:deploy-preview-\d+--|app\.netlify\.com|mail\.google\.com|[\w-]+-my\.sharepoint\.com)/i,
      // The path of a document that is shared begins with a letter between colons.
      /\/\/[\w-]+\.sharepoint\.com\/(?!:)/i,
      // A document that is shared has ?usp=sharing behind it.
      /\/\/docs\.google\.com\/.+\/edit(?:#|$)|\/\/drive\.google\.com\/drive\/(?:my-drive|u\/\d)/i,
      /\/\/(?:supabase\.com\/dashboard|github\.com\/[^/]+\/[^/]+\/(?:edit|blob\/[^/]+\/content))(?:\/|$)/i,
      /\/\/(?:\w+\.)?linkedin\.com\/(?:feed(?!\/update\/)|(?:in\/)?me|mynetwork|.+\/(?:admin|edit))(?:[/?#]|$)/i,
      /\/\/(?:onedrive\.live\.com\/edit|(?:www\.)?dropbox\.com\/home|chatgpt\.com\/c\/)/i,
      /\/\/(?:app\.cal\.com|cal\.com\/event-types|calendly\.com\/(?:app|event_types)\/)/i,
      // Google's page for booking can have the number of an account in its address.
      /\/\/calendar\.google\.com\/calendar\/u\/\d\/(?!appointments\/schedules\/)/i,
      /\/\/outlook\.office(?:365)?\.com\/(?:mail|bookings\/homepage)|\/wp-admin\//i,
      /^(?:[a-z]|file):|^\\/i,
    ],
    message: "leads to your own computer, or to a page that visitors cannot open",
    fix: "write a public address; the address of a page of this site begins with /",
  },
  {
    isWrong: [/^https?:\/\/[^/?#]*@/i, /[?&](?:access_?token|api_?key|passw(?:or)?d|secret)=/i],
    message: "has a password or a key in it, which everybody can read",
    fix: "write the address without it, and replace the password or key with a new one",
  },
  {
    isWrong: [/[?&]utm_source=(?:chatgpt|openai|perplexity)/i],
    message: "says that a chat assistant found it",
    fix: "delete utm_source= and what follows it",
    severity: "warning",
  },
  {
    isWrong: [/\/\/(?:we\.tl|(?:[\w-]+\.)*wetransfer\.com)\//i],
    message: "leads to a file that is deleted after some days",
    fix: "put the file itself into the folder static, and link to it",
    severity: "warning",
  },
  {
    isWrong: [/^(?!https?:|mailto:|tel:)/i],
    message: "has a scheme that is not allowed",
    fix: "begin it with https:// or mailto: or tel: or, for a page of this site, with /",
  },
  {
    // A program shortened or wrapped them, two are in one, or the domain is missing.
    isWrong: [
      /…|%E2%80%A6/i,
      /safelinks\.protection\.outlook|urldefense\.|^https:\/\/www\.google\.[a-z.]+\/url/i,
      /^https?:.*[^/=?&#:%]https?:\/\//i,
      /^https?:(?!\/\/(?:[^\s/?#\\.,:]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d+)?(?:[/?#]|$))/iu,
      /^https?:\/\/(?:ww|w{4,})\./i,
    ],
    message: "is not the whole address of a page",
    fix: "open the page, and copy its address from the top of the browser's window",
  },
  {
    isWrong: [/^http:/i],
    message: "is not encrypted",
    fix: "write https:// if the site has it",
    severity: "warning",
  },
  {
    isWrong: [/^mailto:(?![^@\s/]+@[^@\s,;?]+\.[^@\s.,;?]+(?:\?\S*)?$)/i],
    message: "is not an email address",
    fix: "write mailto:{practiceEmail}, or another address as in mailto:name@example.com",
  },
  {
    isWrong: [/^tel:(?!\+(?:-?\d){7,15}(?:;ext=\d+)?$)/i],
    message: "is not a telephone number",
    fix: "write tel:{practicePhone}, or another number without spaces, as in tel:+442079460000",
  },
]

/** Describes what is wrong with a web address, an email address or a telephone number; undefined if it is valid. */
export const describeWebAddress = (href: string, words = ""): ProblemText | undefined => {
  const address = href.slice(0, 80)
  if (!URL.canParse(href, "https://www.example.com")) {
    const fix = "correct it, or put an example of an address between ` `"
    return { message: `the link cannot be opened by a browser (${address})`, fix }
  }
  const rule = rules.find(({ isWrong }) => isWrong.some((pattern) => pattern.test(href)))
  if (rule) return { ...rule, message: `the link ${rule.message} (${address})` }
  const host = new URL(href, "https://www.example.com").hostname.replace(/^www\./, "")
  const isMeant = (platform: string) => {
    // Sites with short names have real neighbours.
    const isNear = platform.length > 8 && distance(host, platform) <= 2
    return isNear || `${words.trim().toLowerCase()}.com` === platform
  }
  const meant = platforms.find((platform) => !host.endsWith(platform) && isMeant(platform))
  const message = `the link leads to ${host}, and not to ${meant} (${address})`
  return meant ? { message, fix: "correct it if it is mistyped", severity: "warning" } : undefined
}

/** Matches a web address without a scheme, or with another sign than its colon. */
const webAddress =
  /^https?[;.,]?\/\/|^www\.|^[\w-]+(?:\.[\w-]+)*\.(?!md)(?:com|org|net|gov|[a-z]{2})(?:[/?#]|$)/i

/** Describes an address without a scheme that is not one of this site; undefined if it can be a page. */
export const describeRelative = (href: string): ProblemText | undefined => {
  if (webAddress.test(href)) {
    return {
      message: `the link ${href} has no https://`,
      fix: `write https://${href.replace(/^https?[;.,]?\/\//i, "")}`,
    }
  }
  if (/^[^@\s/]+@[^@\s/]+\.\w+$/.test(href)) {
    return { message: `the link ${href} has no mailto:`, fix: `write mailto:${href}` }
  }
  if (/\.(?:png|jpe?g|webp|avif)$/i.test(href)) {
    const fix = `write ! directly before [ to show the picture: ![what it shows](${href})`
    return { message: `the picture ${href} is written as a link, without ! before it`, fix }
  }
  return undefined
}
