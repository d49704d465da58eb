import { createHash } from "node:crypto"
import { inspectPage } from "./inspect-page"

/** Returns a hash as policies and `integrity` attributes write it, for example `sha256-…`. */
export const hash = (algorithm: "sha256" | "sha384", content: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`

/**
 * Adds `integrity` to the page's scripts from its own origin that have none.
 * @param integrityOf returns `sha384-…` for the path of a script
 */
export const addIntegrity = (html: string, integrityOf: (src: string) => string): string =>
  inspectPage(html)
    .ownScripts.filter(({ attributes }) => attributes["integrity"] === undefined)
    .toSorted((one, other) => other.tagEnd - one.tagEnd)
    .reduce(
      (text, { src, tagEnd }) =>
        `${text.slice(0, tagEnd)} integrity="${integrityOf(src)}"${text.slice(tagEnd)}`,
      html,
    )
