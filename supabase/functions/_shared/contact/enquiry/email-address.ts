// The pattern of `<input type="email">` (HTML Living Standard, "valid email address"), so that browser and service agree.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/**
 * An email address with its domain in ASCII (`@münchen.example` becomes `@xn--mnchen-3ya.example`), or null if it is
 * none that a mail could reach. One address only: no comma, blank, quote or angle bracket gets through, so a mail has one recipient.
 */
export const emailAddress = (typed: string): string | null => {
  const at = typed.lastIndexOf("@")
  if (at < 1) return null
  const domain = asciiDomain(typed.slice(at + 1))
  if (!domain) return null
  const local = typed.slice(0, at)
  // RFC 5321: 64 octets before the @, no dot at an end or beside another; "=?" begins a word that mail programs decode.
  if (local.length > 64 || /^\.|\.$|\.\.|=\?/.test(local)) return null
  // A name of a host that the whole internet knows: "localhost" and "127.0.0.1" would be the mail server itself.
  if (!/\.(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,}$/i.test(domain)) return null
  const address = `${local}@${domain}`
  return pattern.test(address) ? address : null
}

/**
 * Returns the mailbox that an address leads to, as far as its spelling tells: letter case and what follows a plus do not
 * matter, and at Gmail dots do not either. Only for counting: mails go to the address as it was typed.
 */
export const mailboxOf = (address: string): string => {
  const [local = "", domain = ""] = address.toLowerCase().split("@")
  const name = local.replace(/(?<=.)\+.*$/, "")
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`
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
