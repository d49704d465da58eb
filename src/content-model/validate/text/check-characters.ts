import { isScalar, visit } from "yaml"
import type { ContentFile } from "../../content-file"
import { textAround } from "../../yaml"
import { problemAt, problemInText, type Problem, type Severity } from "../problem"

type Rule = { pattern: RegExp; message: string; fix: string; severity?: Severity }

const retype = "delete the word and type it again"

/** Matches a quotation mark that is never closed; complete quotations can follow. In German quotations “ is the closing mark. */
export const openQuotation = /(?<!„[^“]*)“(?=[^“”]*(?:“[^“”]*”[^“”]*)*$)/

/** Matches a round bracket that is never closed; :( and the interval (0, 1] are complete. */
export const openBracket = /(?<!:-?)\((?!-?[\d., ]+\])(?:[^()]|\([^()]*\))*$/

/** Rules for invisible characters, lookalikes, and letters that were saved in another encoding. */
const rules: readonly Rule[] = [
  {
    // eslint-disable-next-line no-control-regex
    pattern: /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]+/g,
    message: "an invisible control character is in the text",
    fix: "delete it, or delete the word around it and type it again",
  },
  {
    pattern: /[\u202A-\u202E\u2066-\u2069]+/g,
    message: "an invisible character that changes the text direction is in the text",
    fix: "delete it, or delete the words around it and type them again",
  },
  {
    pattern:
      /[\u200B\u2060-\u2064\uFEFF\u180E]+|(?<![\p{M}\p{Extended_Pictographic}\u0600-\u0FFF])[\u200C\u200D]+/gu,
    message: "an invisible character (of no width) is in the text",
    fix: retype,
  },
  {
    pattern: /[\u2028\u2029]/g,
    message: "an invisible line break is in the text",
    fix: "delete it and press Enter instead",
  },
  {
    pattern:
      /[\uE000-\uF8FF\uFFFC]+|[\u{F0000}-\u{10FFFD}]+|[\u{E0000}-\u{E007F}]+(?<![\u{1F3F4}][\u{E0000}-\u{E007F}]*)/gu,
    message: "a character that only some programs can show is in the text",
    fix: "delete it; if it was the bullet of a list, write a hyphen and a space",
  },
  {
    pattern: /\uFFFD+/g,
    message: "a letter is lost (�)",
    fix: "write the letter again",
  },
  {
    pattern: /[\u{1D400}-\u{1D7FF}]+/gu,
    message: "signs that only look like letters are in the text",
    fix: "type the letters; **bold** is for a text below the fields",
  },
  {
    pattern: /\p{Script=Latin}+[\p{Script=Cyrillic}]+|[\p{Script=Cyrillic}]+\p{Script=Latin}+/gu,
    message: "a word mixes Latin and Cyrillic letters, which look the same",
    fix: retype,
  },
  {
    pattern: /[\uFB00-\uFB06]/g,
    message: "letters joined into one character, as in a PDF, are in the text",
    fix: "type the letters one by one, or the search does not find the word",
    severity: "warning",
  },
  {
    pattern:
      /Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF\u2018-\u2122œ]|â‚¬|Å[\u0080-\u00BF‚„›]|Ä[\u0080-\u009F‡™]|Â[\u00A0-\u00BF]|ï»¿|=E2=80=[0-9A-F]{2}|=C[23]=[89AB][0-9A-F]|\\u[0-9a-f]{4}|(?<=\p{L})[\u2500-\u257F]+\p{L}*/gu,
    message: "letters were changed into others by the program that saved them",
    fix: "write them again, for example ü, ’ or –",
  },
]

/** Returns the first character in brackets, as its code point if it is invisible; nothing for �. */
const nameOf = (text: string) => {
  if (text.includes("\uFFFD")) return ""
  const code = text.codePointAt(0) ?? 0
  const isHidden = code < 0x21 || (code >= 0x7f && code < 0xa0) || (code >= 0x180e && !/\p{L}/u.test(text))
  return ` (${isHidden ? `U+${code.toString(16).toUpperCase().padStart(4, "0")}` : text})`
}

/** Returns true if the position is in a text in double quotation marks, where \u2013 is a dash. */
const isEscape = ({ document, yamlStart }: ContentFile, at: number): boolean =>
  textAround(document, at - yamlStart)?.type === "QUOTE_DOUBLE"

/** Reports invisible characters and broken letters. */
export const checkCharacters = (source: ContentFile): Problem[] =>
  rules.flatMap(({ pattern, message, fix, severity }) =>
    [...source.text.matchAll(pattern)]
      .filter(({ index, 0: letters }) => !letters.startsWith("\\u") || !isEscape(source, index))
      .map((match) => problemAt(source, match.index, `${message}${nameOf(match[0])}`, fix, severity)),
  )

const wordRules: readonly Rule[] = [
  {
    pattern: /(?<=(?:^|[.!?]\s)[ \t]*)(\p{Lu}(?:[^.!?\n]|\n(?!\n)){10,200}[.!?])(?: |\n[ \t]*)\1(?!\S)/gmu,
    message: "the same sentence appears twice",
    fix: "delete one of the two",
  },
  {
    // “that that” and names such as Baden Baden are right.
    pattern:
      /(?<![\p{L}\p{N}-])(?!(?:had|that|very|so|no|bye)\b|(?!(?:A|An|And|As|At|But|By|For|If|In|Is|It|Of|On|Or|The|This|To|We|With|You)\b)\p{Lu}\p{Ll})(\p{L}{2,})(?: |\n[ \t]*)\1(?![\p{L}\p{N}-])/gu,
    message: "the same word appears twice",
    fix: "delete one of the two",
  },
  {
    pattern: /(?<=\p{Ll})-\n {0,6}(?!(?:and|or|to|und|oder|bis)\b)(?=\p{Ll})/gu,
    message: "a hyphen at the end of the line cuts the word in two",
    fix: "write the word in one piece",
  },
  {
    pattern:
      /(?<=\p{Ll}{2})- (?!(?:and|or|to|nor|but|as|than|rather|not|through|vs?|versus|und|oder|bis|et|ou)\b)(?=\p{Ll}{2})/gu,
    message: "a hyphen and a space cut the word in two",
    fix: "write it in one piece; if the hyphen is a dash, write – with a space on both sides",
  },
  {
    // A single word, such as eCOMMERCE, can be a name.
    pattern:
      /(?<![\p{L}\p{N}.@/_-])(?:\p{Ll}\p{Lu}{2,}(?=[,;:]?\s(?:\p{Lu}{2,}[,;:]?\s)?\p{Ll}\p{Lu}{2,}(?!\p{L}))|(?![eimx])\p{Ll}\p{Lu}{5,})(?![\p{L}\p{N}])/gu,
    message: "capital and small letters are exchanged",
    fix: "type the words again, without caps lock",
    severity: "error",
  },
  {
    pattern: /(?<![^\s("“‘-])(?:\p{L}+[?¿]\p{Ll}+|\?\p{L}\p{Ll}+)(?![\p{L}\p{N}=/?]|\.\p{L}|[?¿]\p{L})/gu,
    message: "a letter is lost",
    fix: "write it again where the ? is",
    severity: "error",
  },
  {
    pattern:
      /(?<=(?:^|[\s(“])\p{L}\p{Ll}{2,})(?:[.!?](?!(?:Com|Net|Org|De|Txt|Pdf|Docx?|Xlsx?|Csv|Xml)\b)(?=\p{Lu}\p{Ll}*[\s,])|,(?=\p{Ll}{2,}[\s,.]))/gmu,
    message: "a space is missing after this sign",
    fix: "write it",
  },
  {
    pattern:
      /(?<=\p{Ll}{4}\. )(?<!\b(?:approx|resp|incl|excl|dept|corp|govt|prof|cont|encl|assoc)\. )\p{Ll}(?=\p{Ll}+[ ,])/gu,
    message: "a sentence begins with a small letter",
    fix: "write a capital letter, or another sign before it",
  },
  {
    pattern: /(?<=\p{L})(?:\.\.|,,|\?\?|!!)(?![.?!)\w/])/gu,
    message: "the same sign appears twice",
    fix: "delete one of the two",
  },
  {
    pattern: /(?<=\p{L}{2}) [.,;](?=\s|$)/gmu,
    message: "a space stands before a sign",
    fix: "delete it",
  },
]

/** Warns about words of the visible text that were damaged when they were copied, for example repeated words. */
export const checkWords = (source: ContentFile, words: string): Problem[] =>
  wordRules.flatMap(({ pattern, message, fix, severity = "warning" }) =>
    [...words.matchAll(pattern)]
      // Where a field's name is blanked out, words are not neighbours.
      .filter(({ index, 0: found }) => source.text.startsWith(found, index))
      .map(({ index, 0: found }) => {
        const named = message.endsWith("lost") ? `${message} (${found})` : message
        return problemAt(source, index, named, fix, severity)
      }),
  )

/** Matches a paragraph whose second or later sentence has no full stop, and one that ends with an article or a conjunction. */
const cutOff =
  /\p{Ll}{4}[.!?]["”’)]?\s+\p{Lu}[^.!?]*\s[^.!?]*\s\p{L}+[,;]?$|^.{20,}\s(?:the|an?|and|or|but|if|whose|your|our|my|their)$/u

/** The problem of a field or paragraph that ends in the middle of a sentence. */
export const cutOffText = {
  message: "the text ends in the middle of a sentence, or without a full stop",
  fix: "write the rest of it, or a full stop",
  severity: "warning",
} as const

/** Fields that a link continues, and notes for editors. */
const unended = ["before", "claimsOk"]

/** Warns about fields and paragraphs of mails that end in the middle of a sentence. */
export const checkEnds = (source: ContentFile): Problem[] => {
  const problems: Problem[] = []
  visit(source.document, {
    Pair: (_, { key }) => (isScalar(key) && unended.includes(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (place, node) => {
      if (place === "key" || typeof node.value !== "string") return
      for (const { 0: paragraph, index } of node.value.trimEnd().matchAll(/(?:.+(?:\n|$))+/g)) {
        const text = paragraph.trimEnd().replace(/\n/g, " ")
        if (text.length < 25 || !cutOff.test(text)) continue
        const { message, fix, severity } = cutOffText
        problems.push(problemInText(source, node, index + text.length - 1, message, fix, severity))
      }
    },
  })
  return problems
}
