import { routes } from "../../site/routes"
import type { ContentFile, FieldText } from "../content-file"
import { textOf, type MarkdownNode } from "../markdown"

/** A link in a file. One in the body also has its text, and one in a field the label above it. */
export type LinkReference = {
  source: ContentFile
  offset: number
  href: string
  label?: string | undefined
  words?: string
}

/** A picture that a file refers to, in a field or in the body. */
export type ImageReference = { source: ContentFile; offset: number; src: string; field: boolean }

/** Returns true for the address of a picture: of an inline picture, or of a definition that a picture refers to. */
const isPicture = ({ type, identifier }: MarkdownNode, nodes: readonly MarkdownNode[]): boolean =>
  type === "image" ||
  (type === "definition" &&
    nodes.some((other) => other.type === "imageReference" && other.identifier === identifier))

/** Returns true for a field with a link target. `checkFields` reports other mistakes in its address. */
const isLink = ({ name, text }: FieldText): boolean =>
  name === "securitySection" ||
  (name === "href" && /^\S+$/.test(text)) ||
  (name === "bookingUrl" && text.startsWith("https:") && URL.canParse(text))

export const linkReferences = (source: ContentFile): LinkReference[] => [
  ...source.texts.filter(isLink).map((field) => {
    const { name, offset, text } = field
    const href = name === "securitySection" ? `${routes.privacyPolicy}#${text}` : text
    const above = source.texts[source.texts.indexOf(field) - 1]
    return { source, offset, href, label: above?.name === "label" ? above.text : undefined }
  }),
  ...source.nodes
    .filter((node) => ["link", "definition"].includes(node.type) && !isPicture(node, source.nodes))
    .map((node) => {
      const { from, identifier = "", url = "" } = node
      return { source, offset: source.bodyStart + from, href: url, words: textOf(node) || identifier }
    }),
]

export const imageReferences = (source: ContentFile): ImageReference[] => [
  ...source.texts
    .filter(({ name, text }) => name === "src" && text !== "")
    .map(({ offset, text }) => ({ source, offset, src: text, field: true })),
  ...source.nodes
    .filter((node) => isPicture(node, source.nodes))
    .map(({ from, url = "" }) => ({ source, offset: source.bodyStart + from, src: url, field: false })),
]
