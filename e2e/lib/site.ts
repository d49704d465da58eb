import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { siteUrl } from "../../src/build/site-url"
import { blogPageSchema, privacyPageSchema } from "../../src/content-model/pages"
import { siteSchema } from "../../src/content-model/site"

const read = (file: string): unknown => parse(readFileSync(`content/${file}`, "utf8"))

/** What the content says, for tests that hold the built site against it. */
export const site = siteSchema.parse(read("site.yml"))
export const hub = blogPageSchema.parse(read("pages/blog.yml"))
export const policy = privacyPageSchema.parse(read("pages/privacy-policy.yml"))

/** The address that the build gave the site; `SITE_URL` has to be the same for the build and for this run. */
export const origin = siteUrl(site.url)

/** Where a page of the built site is found on this machine: an absolute address without its origin. */
export const localPath = (address: string): string => {
  if (!address.startsWith(`${origin}/`)) throw new Error(`${address} is not an address of ${origin}`)
  return address.slice(origin.length)
}
