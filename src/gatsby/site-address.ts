/**
 * The public address of the site for this build: `SITE_URL` where it is set, else the one in `content/site.yml`.
 * @param written the address in the content
 * @returns the origin and path without a trailing slash, for example `https://www.example.com`
 * @throws where `SITE_URL` is not an http(s) address, so that a slip stops the build instead of every link
 */
export const siteUrl = (written: string, override = process.env.SITE_URL): string => {
  const set = override?.trim() ?? ""
  const address = set === "" ? written : set
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`SITE_URL must be an address such as https://www.example.com, but it is "${address}"`)
  }
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`.replace(/\/+$/, "")
}
