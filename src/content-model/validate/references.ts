import { routes } from "../../site/routes"
import type { ContentFile } from "../content-file"
import type { MarkdownNode } from "../markdown"
import { fillAddress, type TokenValues } from "../tokens"

/** An address in a file, of a link or of a picture. `isField` is true in the fields. */
export type Reference = { source: ContentFile; offset: number; address: string; isField: boolean }

/** Returns true for the address of a picture: of an inline picture, or of a definition that a picture refers to. */
const isPicture = ({ type, identifier }: MarkdownNode, nodes: readonly MarkdownNode[]): boolean =>
  type === "image" ||
  (type === "definition" &&
    nodes.some((other) => other.type === "imageReference" && other.identifier === identifier))

/** Returns the links in the fields and in the text of a file, with token values instead of tokens. */
export const linksIn = (source: ContentFile, tokenValues: TokenValues): Reference[] => [
  ...source.texts
    .filter(({ name, text }) => ["href", "bookingUrl", "securitySection"].includes(name) && text !== "")
    .map(({ name, offset, text }) => {
      const address = name === "securitySection" ? `${routes.privacyPolicy}#${text}` : text
      return { source, offset, address: fillAddress(address, tokenValues), isField: true }
    }),
  ...source.nodes
    .filter((node) => ["link", "definition"].includes(node.type) && !isPicture(node, source.nodes))
    .map(({ from, url = "" }) => ({
      source,
      offset: source.bodyStart + from,
      address: fillAddress(url, tokenValues),
      isField: false,
    })),
]

/** Returns the pictures in the fields and in the text of a file. */
export const picturesIn = (source: ContentFile): Reference[] => [
  ...source.texts
    .filter(({ name, text }) => name === "src" && text !== "")
    .map(({ offset, text }) => ({ source, offset, address: text, isField: true })),
  ...source.nodes
    .filter((node) => isPicture(node, source.nodes))
    .map(({ from, url = "" }) => ({ source, offset: source.bodyStart + from, address: url, isField: false })),
]
