type Contact = { email: string; url: string }

/** How long the file may be believed, in days: RFC 9116, 2.5.5 asks for less than a year. */
const validity = 330

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site, good for eleven months from `now`. */
export const securityTxt = ({ email, url }: Contact, now: Date): string => {
  const expires = new Date(now.getTime() + validity * 24 * 60 * 60 * 1000)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n")
}
