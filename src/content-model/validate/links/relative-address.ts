import path from "node:path"
import { articlePath, routes } from "../../../site/routes"
import type { LinkProblem } from "./web-address"

/** Returns the address that a link to a file of `content/` should have. */
export const addressOfFile = (href: string): string | undefined => {
  const article = /\d{4}-\d\d-\d\d--([a-z0-9-]+)/.exec(href)?.[1]
  if (article) return articlePath(article)
  const section = /(?:^|\/)\d\d-([a-z0-9-]+)\.md\b/.exec(href)?.[1]
  return section && `${routes.privacyPolicy}#${section}`
}

export const isFile = (route: string) =>
  /\.(?:pdf|docx?|xlsx?|pptx?|zip|csv|txt|ics|png|jpe?g|webp|svg|mp4)$/i.test(route)

/** Returns the address that was meant where `https://` is misspelt, or marks for a link are around it. */
const corrected = (href: string): string | undefined => {
  const inMarks = /^\[[^\]]*\]\((\S+)\)$|^[(<[]+([/#h]\S*?)[)>\]]+$|^[(<[]([/#h]\S*)$/.exec(href)
  if (inMarks) return inMarks.slice(1).find(Boolean)
  const web = /^h?t{1,3}ps?[:;.,]?[\\/]{1,3}(?=[\w-]+[.])(.*)$/i.exec(href)?.[1]
  return web && `https://${web}`
}

/**
 * Describes what is wrong with an address that starts with none of `/`, `#` and a scheme.
 * @param sections the anchors of the landing page
 */
export const describeRelative = (href: string, sections: readonly string[]): LinkProblem => {
  const meant = corrected(href)
  if (meant) return { message: `the link ${href} is not an address`, fix: `write ${meant}` }
  const file = addressOfFile(href)
  if (file) return { message: `the link ${href} names a file, not a page`, fix: `write ${file}` }
  if (
    /^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|uk|eu|de|fr|nl|ie|ch|gov|io|info)(?:[/?#]|$)/i.test(href)
  ) {
    return { message: `the link ${href} has no https://`, fix: `write https://${href}` }
  }
  if (/^[^@\s/]+@[^@\s/]+\.\w+$/.test(href)) {
    return { message: `the link ${href} has no mailto:`, fix: `write mailto:${href}` }
  }
  const message = `the link ${href} does not say where it starts`
  if (/^\.\/[^/]+\.(?:png|jpe?g|webp|avif)$/i.test(href)) {
    return { message, fix: `write ! directly before [ to show the picture: ![what it shows](${href})` }
  }
  if (isFile(href)) {
    const name = path.posix.basename(href)
    return { message, fix: `put the file into the folder static, and write /${name}` }
  }
  const section = href.toLowerCase().replace(/\W+/g, "-")
  if (sections.includes(section)) return { message, fix: `write /#${section}` }
  return { message, fix: `write /${href.replace(/^(?:\.{0,2}\/)+/, "")} for a page of this site` }
}
