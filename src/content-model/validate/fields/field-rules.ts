import { textAt, type ContentFile } from "../../content-file"
import { parseMarkdown } from "../../markdown"
import { problemIn, type Problem, type Severity } from "../problem"
import { isNoAltText } from "../images/image-names"

type Rule = { pattern: RegExp; what: string; fix: string | ((written: string) => string) }

const plain = "write plain words"

/** Names of characters that look like others, or like nothing. */
const namesOf: Partial<Record<string, string>> = {
  "\u00A0": "an ordinary space",
  "\u00AD": "nothing",
  "\u2009": "an ordinary space",
  "–": "– (the longer dash)",
  "—": "— (the long dash)",
}

/** Returns the character that readers see for an HTML entity such as `&amp;`. */
const characterOf = (html: string): string => {
  const character = parseMarkdown(`# x${html}x`).parts[0]?.text.slice(1, -1) ?? html
  return character === html ? "the character itself" : (namesOf[character] ?? character)
}

/** Markdown and HTML, which work only in the body of a file. */
export const rules: readonly Rule[] = [
  {
    pattern: /(?<!<)<\/?(?:[a-z][a-z\d-]*|[A-Z][A-Z\d]*)(?:\s[^<>]*)?\/?>|<!--/,
    what: "HTML in it",
    fix: plain,
  },
  {
    pattern: /(?<!<)<\p{Lu}\p{Ll}[^<>\n]*>/u,
    what: "a placeholder",
    fix: "write the words that belong there",
  },
  {
    pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i,
    what: "a character written as HTML",
    fix: (written) => `write ${characterOf(written)} in place of ${written}`,
  },
  {
    pattern: /\\[*_#[\]~`&<>]/,
    what: "a \\ before a mark",
    fix: "delete the \\, and the mark unless readers should see it",
  },
  { pattern: /\\(?=["'“”‘’])/, what: "a \\ before a quotation mark", fix: "delete the \\" },
  { pattern: /(?<=\p{L})''(?=\p{L})/u, what: "two apostrophes side by side", fix: "write one" },
  { pattern: /!?\[[^\]\n]*\]\([^)\n]*\)/, what: "a link or a picture", fix: plain },
  {
    pattern: /\*\*[^\s*][^*]*\*\*|(?<!\w)__[^\s_][^_]*__(?!\w)|(?<![\w*])\*[^\s*][^*\n]*[^\s*]\*(?![\w*])/,
    what: "marks for bold or italics",
    fix: plain,
  },
  { pattern: /`[^`\n]+`/, what: "marks for code", fix: plain },
  {
    pattern: /^(?:>[-+]|\|[-+]?|[-–—=]+[>|])(?:\s|$)/,
    what: "a mark of YAML at its start",
    fix: "delete the mark, or write >- after the colon",
  },
  { pattern: /(?<![\w./-])YYYY(?![\w./-])/, what: "a year that is not filled in", fix: "write the year" },
  {
    pattern: /(?:\\[rnt])+(?![a-z])/,
    what: "letters with which programs write a line break or a tab",
    fix: (written) => `write a space in place of ${written}; in a mail press Enter`,
  },
  { pattern: /^\s*(?:#{2,6} |#(?=\s)|[•▪●◦] ?)/m, what: "a mark for a heading or a list", fix: plain },
]

type FieldRule = {
  fields: readonly string[]
  isWrong: (text: string) => boolean
  message: string | ((text: string) => string)
  fix: string
  severity?: Severity
}

/** Rules for the texts of certain fields. */
export const fieldRules: readonly FieldRule[] = [
  {
    fields: ["alt"],
    isWrong: (text) => /^[“”„‘’«»'"]{2}$/.test(text),
    message: "has quotation marks only",
    fix: 'write "" with straight marks if the picture only decorates; otherwise say what it shows',
    severity: "error",
  },
  {
    fields: ["alt"],
    isWrong: (text) => isNoAltText(text) && !/^[“”„‘’«»'"]{2}$/.test(text),
    message: "does not say what the picture shows",
    fix: "describe the picture for people who cannot see it",
  },
  {
    fields: ["quote"],
    isWrong: (text) => /^["“„«»‘'][^"“”„«»‘]*["”“»«’']$/.test(text),
    message: "is in quotation marks, which the page adds",
    fix: "delete the marks at the start and the end",
    severity: "error",
  },
  {
    fields: ["name", "author", "label", "industry", "role", "companyType", "tags", "detail"],
    isWrong: (text) => /^[“„‘«][^“”„‘’«»]*[”“’»]$|^\[\p{Lu}[^[\]]*\]$/u.test(text),
    message: "is in quotation marks or brackets, which the page shows",
    fix: "write the words without the marks at the start and the end",
  },
  {
    fields: ["label", "name", "title", "heading", "headline"],
    isWrong: (text) => /^(?:https?:\/\/|\/#?(?=[a-z])|#(?=[a-z]))\S*$/i.test(text),
    message: "is an address, and readers see it",
    fix: "write the words for people here; the address belongs to href",
  },
  {
    fields: ["badge", "headline", "heading", "tagline", "title", "pause", "play", "submit"],
    isWrong: (text) => /[,;]$/.test(text),
    message: "ends with a comma or a semicolon",
    fix: "delete it",
  },
  {
    fields: ["lead", "description", "excerpt"],
    isWrong: (text) => /^\p{Ll}{3,}\s/u.test(text),
    message: "begins with a small letter",
    fix: "write a capital letter, or the words that are missing before it",
  },
  {
    fields: ["remainingOne", "excessOne", "searchOne"],
    isWrong: (text) => /\b(?!1\b)\d+\b/.test(text),
    message: "is shown for 1 only",
    fix: "write 1, and the words for one thing",
  },
  {
    fields: ["phone"],
    isWrong: (text) => /^[\d(]/.test(text),
    message: "has no country code, so that nobody abroad can call",
    fix: "begin it with + and the code, for example +44 20 7946 0123",
  },
  {
    fields: [
      ...["name", "consultant", "street", "locality", "postalCode", "country", "author", "industry"],
      ...["role", "companyType", "label", "term", "detail", "figure", "meaning"],
    ],
    isWrong: (text) => /[,;]$/.test(text),
    message: "has a comma or a semicolon at its end, which pages show between other words",
    fix: "delete it",
    severity: "error",
  },
  {
    fields: ["locality", "postalCode", "country"],
    isWrong: (text) => /[.:]$/.test(text),
    message: "has a full stop or a colon at its end, which pages show between other words",
    fix: "delete it",
    severity: "error",
  },
  {
    fields: ["tags"],
    isWrong: (text) => text.startsWith("#") || text.includes(","),
    message: (text) => `has “${text}”, which is not one topic`,
    fix: "write each topic as an item of its own, without # and commas",
  },
]

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
