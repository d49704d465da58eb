import type { Severity } from "../problem"

export type LinkFault = { message: string; fix: string; severity?: Severity }

/** Matches the start of an address on the computer or the network of whoever wrote it. */
const privateAddress =
  /^https?:\/\/(?:localhost|\[::1\]|(?:127|10|192\.168)\.[\d.]+|[\w.-]+\.(?:local|internal|intranet|lan))(?=[:/?#]|$)/i

/** Matches addresses that lead through a mail program or a search engine. */
const redirect = /safelinks\.protection\.outlook|urldefense\.|^https:\/\/www\.google\.[a-z.]+\/url/i

/** Matches pages that only an editor of the site or the owner of a mailbox can open. */
const privatePage =
  /\/\/(?:deploy-preview-\d+--|app\.netlify\.com|mail\.google\.com|[\w-]+-my\.sharepoint\.com)/i

type Rule = { isWrong: RegExp; message: string; fix: string; severity?: Severity }

const copyAgain = "open the page, and copy its address from the top of the browser's window"

/** What is wrong with an address that has a scheme. */
const rules: readonly Rule[] = [
  {
    isWrong: privateAddress,
    message: "leads to your own computer or network",
    fix: "write the public address; for a page of this site the part that begins with /",
  },
  {
    isWrong: /^(?:[a-z]:|file:)/i,
    message: "leads to a file on your computer",
    fix: "put the file into the folder static, and write / and its name",
  },
  {
    isWrong: /^(?!https?:|mailto:|tel:)/i,
    message: "has a scheme that is not allowed",
    fix: "use https://, mailto:, tel: or a page of this site",
  },
  {
    isWrong: privatePage,
    message: "leads to a page that visitors cannot open",
    fix: "write a public address",
  },
  { isWrong: redirect, message: "leads through another service", fix: copyAgain, severity: "warning" },
  { isWrong: /…|%E2%80%A6/i, message: "is shortened by …", fix: copyAgain },
  { isWrong: /^https?:.*[^/=?&#:%]https?:\/\//i, message: "is two addresses in one", fix: copyAgain },
  {
    isWrong: /^https?:(?!\/\/[^\s/?#\\]+\.[^\s/?#\\.]+(?:[/?#]|$))/i,
    message: "is not a web address",
    fix: copyAgain,
  },
  {
    isWrong: /^http:/i,
    message: "is not encrypted",
    fix: "write https:// if the site has it",
    severity: "warning",
  },
  {
    isWrong: /^mailto:(?![^@\s/]+@[^@\s,;?]+\.[^@\s.,;?]+(?:\?\S*)?$)/i,
    message: "is not an email address",
    fix: "write mailto:{practiceEmail}, or another address as in mailto:name@example.com",
  },
  {
    isWrong: /^tel:(?!\+(?:-?\d){7,15}$)/i,
    message: "is not a telephone number",
    fix: "write tel:{practicePhone}, or another number without spaces, as in tel:+442079460000",
  },
]

/** Describes what is wrong with a web address, an email address or a telephone number; undefined if it is valid. */
export const describeWebAddress = (href: string): LinkFault | undefined => {
  const rule = rules.find(({ isWrong }) => isWrong.test(href))
  if (!rule) return undefined
  const shown = href.length > 80 ? `${href.slice(0, 79)}…` : href
  return { ...rule, message: `the link ${rule.message} (${shown})` }
}

/** Matches a web address without a scheme. */
const webAddress = /^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|uk|eu|de|gov|io)(?:[/?#]|$)/i

/** Describes an address that does not start with `/`, `#` or a scheme. */
export const describeRelative = (href: string): LinkFault => {
  if (webAddress.test(href)) {
    return { message: `the link ${href} has no https://`, fix: `write https://${href}` }
  }
  if (/^[^@\s/]+@[^@\s/]+\.\w+$/.test(href)) {
    return { message: `the link ${href} has no mailto:`, fix: `write mailto:${href}` }
  }
  if (/\.(?:png|jpe?g|webp|avif)$/i.test(href)) {
    const fix = `write ! directly before [ to show the picture: ![what it shows](${href})`
    return { message: `the picture ${href} is written as a link, without ! before it`, fix }
  }
  const fix = `write /${href.replace(/^[./\\]+/, "")} for a page of this site, or https:// for another site`
  return { message: `the link ${href} does not say where it starts`, fix }
}
