import { pageUrl, routes } from "../site/routes"
import type { SiteData } from "./site-data"

type SiteProfile = SiteData["siteProfile"]

/** Returns `/robots.txt` (RFC 9309), which disallows nothing and names the sitemap. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow:\n\nSitemap: ${pageUrl(siteUrl, routes.sitemap)}\n`

/** The number of days until security.txt expires: RFC 9116, section 2.5.5, recommends less than a year. */
const validity = 330

/** Returns `/.well-known/security.txt` (RFC 9116), which says where to report a vulnerability. */
export const securityTxt = ({ email, url }: Pick<SiteProfile, "email" | "url">, now: Date): string => {
  const expires = new Date(now.getTime() + validity * 24 * 60 * 60 * 1000)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${url}${routes.securityTxt}`,
    "",
  ].join("\n")
}

export const siteFiles = ({ siteProfile }: SiteData): Record<string, string> => ({
  [routes.robots]: robots(siteProfile.url),
  [routes.securityTxt]: securityTxt(siteProfile, new Date()),
})
