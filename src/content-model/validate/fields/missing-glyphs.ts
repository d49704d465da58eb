import { textAt, type ContentFile } from "../../content-file"
import { problemIn, type Problem } from "../problem"

/** Matches texts that the typeface of the social cards can show: Latin letters, digits and punctuation. */
const drawable =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- the range of a font
  /^[\u0000-\u02FF\u0300-\u036F\u1D00-\u1EFF\u2000-\u206F\u20A0-\u20C0\u2113\u2122\u2191\u2193\u2212\u2215]*$/

/** The fields that `src/post-build/social-cards/` draws on social cards, by content type. */
const cardTitles: Record<string, readonly string[]> = {
  Article: ["title"],
  SiteProfile: ["tagline", "name"],
  BlogPage: ["title"],
  PrivacyPage: ["title"],
}

/** Warns about letters in titles that the social cards cannot show. */
export const missingGlyphs = (source: ContentFile): Problem[] =>
  (cardTitles[source.contentType?.type ?? ""] ?? []).flatMap((field) => {
    const letters = [...textAt(source, [field])].filter((letter) => !drawable.test(letter))
    if (letters.length === 0) return []
    const message = `${field} has letters that the picture of a shared link cannot show (${letters.slice(0, 4).join("")})`
    return [problemIn(source, [field], message, "write it with Latin letters and without emoji", "warning")]
  })
