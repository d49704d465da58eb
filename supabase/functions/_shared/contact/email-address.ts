// The pattern of `<input type="email">` (HTML Living Standard, "valid email address"), so that browser and service agree.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/**
 * An email address with its domain in ASCII (`@münchen.example` becomes `@xn--mnchen-3ya.example`), or null if it is
 * none. One address only: no comma, blank, quote or angle bracket gets through, so a mail has one recipient.
 */
export const emailAddress = (typed: string): string | null => {
  const at = typed.lastIndexOf("@")
  if (at < 1) return null
  const domain = asciiDomain(typed.slice(at + 1))
  if (!domain) return null
  const address = `${typed.slice(0, at)}@${domain}`
  return pattern.test(address) ? address : null
}

const asciiDomain = (domain: string): string | null => {
  // Only letters of other scripts need the URL parser, which would also take ports, paths and numbers for hosts.
  // eslint-disable-next-line no-control-regex -- all of ASCII is meant
  if (/^[\x00-\x7f]*$/.test(domain)) return domain
  if (/[\s/?#@:\\%]/.test(domain)) return null
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return null
  }
}
