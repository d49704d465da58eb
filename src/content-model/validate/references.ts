import { routes } from "../../site/routes"
import { fieldTexts, type ContentFile } from "../content-file"
import type { Part } from "../markdown"

/** A link in a file. One in the body also has its text. */
export type LinkReference = {
  source: ContentFile
  offset: number
  href: string
  words?: string
}

/** A picture that a file refers to, in a field or in the body. */
export type ImageReference = { source: ContentFile; offset: number; src: string; field: boolean }

/** Returns the links in the fields and the body of a file. */
export const linkReferences = (source: ContentFile, parts: readonly Part[]): LinkReference[] => [
  // `checkFields` reports an address with spaces.
  ...fieldTexts(source)
    .filter(({ name, text }) => ["href", "securitySection"].includes(name) && /^\S+$/.test(text))
    .map(({ name, offset, text }) => {
      const href = name === "href" ? text : `${routes.privacyPolicy}#${text}`
      return { source, offset, href }
    }),
  ...parts
    .filter(({ type }) => type === "link")
    .map(({ offset, url, text }) => ({
      source,
      offset: source.bodyStart + offset,
      href: url,
      words: text,
    })),
]

/** Returns the pictures to which the fields and the body of a file refer. */
export const imageReferences = (source: ContentFile, parts: readonly Part[]): ImageReference[] => [
  ...fieldTexts(source)
    .filter(({ name, text }) => name === "src" && text !== "")
    .map(({ offset, text }) => ({ source, offset, src: text, field: true })),
  ...parts
    .filter(({ type }) => type === "image")
    .map(({ offset, url }) => ({ source, offset: source.bodyStart + offset, src: url, field: false })),
]
