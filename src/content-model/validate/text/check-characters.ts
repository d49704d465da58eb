import type { ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"
import { withoutQuotations } from "./readable-text"

const codeOf = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`

// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g

/** Matches spaces that nobody sees, and characters for private use. Emoji and some scripts need joiners. */
const invisible = /[\u200B\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF\uE000-\uF8FF\uFFFC]/g

/**
 * Matches lost letters, letters in UTF-8 that were read in another encoding, and ligatures and accents beside their letters,
 * as a PDF has them. Each part begins with a character, because a lookbehind is slow at the beginning.
 */
const broken = new RegExp(
  [
    /\uFFFD|Ã[\u0080-\u00BF„–œŸ]|Â[\u00A0-\u00BF]|â(?:€.|‚¬)/,
    /[ÄÅĂĹ][\u0080-\u009F¡-¬®-¿‚„…†‡‰‹›™]/,
    /[ÄÅĂĹ][ŚŤŽŹŁĄĽšťžźłąľˇ˘˛˝]|Ă\u00AD|√[^\s\w(]|\?(?<=[\s"(]\?)[A-Za-zÀ-ž]/,
    /\?(?<=(?:^|[\s"(])[A-Za-zÀ-ž]+\?)(?=[a-zß-ž])/,
    // Letters of two scripts in a word, some of which look the same.
    /[\u0400-\u04FF](?:(?<=[A-Za-z].)|(?=[A-Za-z]))/,
    /[\uFB00-\uFB06]|[¨ˆ˜](?<=[A-Za-z].)(?=[A-Za-z])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
)

/** Reports invisible characters and broken letters. Feeds with control characters cannot be read. */
export const checkCharacters = (source: ContentFile, textWithoutCode: string): Problem[] => [
  ...[controls, invisible].flatMap((pattern) =>
    [...textWithoutCode.matchAll(pattern)].map(({ index, 0: found }) => {
      const message = `an invisible character is in the text (${codeOf(found)})`
      const fix = "delete it, or delete the word around it and type it again"
      return problemAt(source, index, message, fix, pattern === controls ? "error" : "warning")
    }),
  ),
  ...[...withoutQuotations(source, textWithoutCode).matchAll(broken)].map(({ index, 0: found }) => {
    const message = `a letter was lost or changed by the program that saved it (${found})`
    return problemAt(source, index, message, "write it again, or put it between ` ` as an example", "warning")
  }),
]
