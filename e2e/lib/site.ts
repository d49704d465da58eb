import { siteUrl } from "../../src/site/build-environment"
import { hub, policy, site } from "./content"

export { hub, policy, site }

/** The address that the build gave the site; `SITE_URL` has to be the same for the build and for this run. */
export const origin = siteUrl(site.url)

/** Where a page of the built site is found on this machine: an absolute address without its origin. */
export const localPath = (address: string): string => {
  if (!address.startsWith(`${origin}/`)) throw new Error(`${address} is not an address of ${origin}`)
  return address.slice(origin.length)
}
