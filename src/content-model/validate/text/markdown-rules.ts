import { openBracket, openQuotation } from "./check-characters"
import { linkRules } from "./link-rules"

/** A pattern of wrong markdown, with its message and fix. `unless` matches a text that may follow the paragraph. */
export type Rule = { pattern: RegExp; message: string; fix: string; severity?: "warning"; unless?: RegExp }

const backslash = {
  message: "a \\ shows the mark after it as typed",
  fix: "delete each \\ before a mark here",
} as const

/** Rules for the text with its backslashes, which programs add when they export markdown. */
export const escapes: readonly Rule[] = [
  {
    ...backslash,
    pattern:
      /^(?=#{0,5}\\#)(?:\\?#){1,6}(?= )|^\\[-+](?= (?!\d))|^\\\*(?= .*\n\\\* )|^\\>(?= *[\p{L}“"])|^\\\|.*\\\||^(?=.*\\)(?:\\?[-*_]){3,}$|\\!?\[[^\][\n]*\]\\?\((?=\.?[/#]|https?:|mailto:|$)|\\\[[^\][\n]*\\?\]\\?\((?=\.?[/#]|https?:|mailto:|$)/gmu,
  },
  {
    ...backslash,
    // The first item of a list. Words between two marks: **, *, __, _, ~~ or `. An HTML tag, a character of HTML, and the mark of a footnote.
    pattern:
      /^1\\[.)](?= )|(?<![\w*_\\])((?:\\[*_]){1,3}|(?:\\~){2}|\\`)(?=[\p{L}\d“"([])(?!(?<=(?<!\\[*_])\\[*_])\p{Lu}+\\)[^*_~`\n]*?[\p{L}\d.,:;!?”")\]]\1(?![\w*_])|\\<\/?(?:b|i|u|em|strong|p|br|div|span|ul|ol|li|h[1-6])\s*\/?\\?>|\\&(?:[a-z]{2,8}|#\d{2,5});|\\\[\^\w+\\?\]/gmu,
    severity: "warning",
  },
]

/** Rules for the start of a paragraph only: elsewhere the characters can be part of a sentence. */
export const openers: readonly Rule[] = [
  {
    pattern: /^[-–—−](?=\p{L}|$)|^[–—−](?=[ \t])|^[-+*](?=[\u00A0\u2000-\u200A\u202F\u3000])/u,
    message: "this is not an item of a list",
    fix: "write a hyphen and an ordinary space",
  },
  {
    pattern: /^\d{1,2}[.)](?=\p{Lu})(?![^]*\n\d{1,2}[.)]\p{Lu})/u,
    message: "this is not an item of a list",
    fix: "write a space after the number",
    severity: "warning",
  },
]

/** Markdown that pages would show as typed. The first rule that matches at a place is reported. */
export const rules: readonly Rule[] = [
  ...linkRules,
  {
    pattern:
      /==(?=\S)[^=\n]*[^=\s]==|\{(?:\+\+|--|~~|>>)[^{}\n]*\}|(?<![:\w/])\/\/(?=\p{L})[^/\n]*[^/\s]\/\/(?![\w/])|\{[#.:%][^{}\n]*\}|(?<!\])\{\w+=[^{}\n]*\}|^:{3,}|^<--? (?=.*-->)|^\[_?TOC_?\]|\[![A-Z]+\]|\$\$(?=\S)|<\/?[a-z]+:[a-z]+>|\[\w+(?: \w+=["“][^\]\n]*)+\]|\[\/\w+\]|(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?![\w:])|^h[1-6]\.(?= )|^bq\.(?= )|^={2,6}(?= .* ={2,6}$)|\{(?:code|color|panel|info|note|quote|toc)[:|][^{}\n]*\}|(?<!')'{2,3}(?=\p{L}[^'\n]*'{2,3})|\{?\\(?:rtf1|pard)\b|^import [\w{}, *]+ from ["'][^"'\n]+["'];?$|^export (?:const \w+ =|default \w+;$)|![\w-]+\.(?:png|jpe?g)(?:\|[^!\n]*)?!/gmu,
    message: "a mark of another program is shown as typed",
    fix: "delete it",
  },
  {
    pattern:
      /\[(?<!“[^”\n]*)(?!to be |image|picture|photo|insert|your|add |enter )(?:[^\][\s]+\s){3,}[^\][\s]+\](?!\s*(?:[([{!:]|\.?\/))/giu,
    message: "the words are not a link and are shown in square brackets",
    fix: "write the address after them, [text](/address), or use round brackets",
    severity: "warning",
  },
  {
    pattern: /^#\p{L}[\p{L}\p{N}_]*(?:[ \t]+#\p{L}[\p{L}\p{N}_]*)+[ \t]*$/gmu,
    message: "hashtags are shown as typed",
    fix: "delete them, and write the topics under tags at the top of the file",
  },
  {
    pattern:
      /(?<=\S )#{2,6}(?=$| \p{Lu})|^#{7,}(?=\s)|^#{1,6}(?=\p{L})|^#{2,6}(?=[^#\s])|^#{1,6}(?=[\u00A0\u2000-\u200A\u202F\u3000])/gmu,
    message: "this is not a heading",
    fix: "write ## and an ordinary space at the start of a line, and the heading after them",
  },
  {
    pattern: /^\*(?=\p{L}[^*\n]*$)/gmu,
    message: "this is not an item of a list",
    fix: "write a hyphen and a space, or * on both sides of words in italics",
  },
  {
    pattern: /\\(?=[ \t]+\S)/g,
    message: "a \\ is shown as typed",
    fix: "delete it",
    severity: "warning",
  },
  {
    pattern: /^[•·▪◦‣●○■□][ \t\u00A0]*|^o[ \t\u00A0]{2,}/gm,
    message: "the character at the start of the line does not make a list",
    fix: "write a hyphen and a space, and an empty line before the list",
  },
  {
    pattern: /\*\*|~~(?=\S)|(?<![\w_])__(?=[^\s_])/g,
    message: "marks for bold or struck text are shown as typed",
    fix: "write them close to the words on both sides, **like this**, or delete them",
  },
  {
    pattern: /(?<![\w*])(?:\* \p{L}[^*\n.;:]*\p{Ll}|\*\p{L}[^*\n]*\p{L} )\*(?![\w*])/gu,
    message: "marks for italics are shown as typed",
    fix: "write them close to the words on both sides, *like this*, or delete them",
  },
  {
    pattern: /`+/g,
    message: "a mark for code is shown as typed",
    fix: "write the same mark after the code as well, or delete it",
  },
  {
    pattern: /´(?=[^\s´][^´\n]*´)|^'{3}$/gm,
    message: "this is not a mark for code",
    fix: "write ` on both sides of the code, or ``` on the lines above and below it",
  },
  {
    pattern: /\\(?:times|frac|cdot|approx|leq|geq|sqrt|(?:text|begin)(?=\{))\b/g,
    message: "a formula of another program is shown as typed",
    fix: "write it with characters such as ×, ÷ and ≤, without $ and \\",
  },
  {
    pattern:
      /&amp;(?:[a-z]{2,6}|#\d{2,5});|&(?:nbsp|[mn]dash|[lr][sd]quo|hellip|euro|pound)\b(?!;)|&lt;\/?(?:b|i|u|em|strong|p|br|div|span|ul|ol|li|h[1-6])\s*\/?&gt;/g,
    message: "HTML is shown as typed",
    fix: "write the character itself, **bold** or *italics*",
  },
]

const runTogether = {
  message: "these lines are not a list and run together in one paragraph",
  fix: "leave an empty line above, and start each line with a hyphen and a space, or with 1. and a space",
} as const

const lone = {
  message: "a bracket has no counterpart",
  fix: "write the other bracket, or delete this one",
  severity: "warning",
} as const

/** A rule for a paragraph without its links. An interval such as [0, 1) is complete. */
export const loneBracket: Rule = { ...lone, pattern: /\[(?=[^\]]*$)(?!-?\d)|(?<=^[^[]*)(?<!\d)\]/ }

/** Rules for several lines of a paragraph. */
export const paragraphRules: readonly Rule[] = [
  {
    pattern: /^\*\*[^*\n]{3,80}[^*\n.,:;!?”)]\*\*$/,
    message: "a line in bold is not a heading, so the list of contents lacks it",
    fix: "write ## and a space in place of the **, or a full stop at its end",
    severity: "warning",
  },
  {
    pattern:
      /(?<=^.*\|.*\n)[ \t|:–—−-]*\|[ \t|:–—−-]*[-–—−][ \t|:–—−-]*$|(?<=^.*\|.*\n)[ \t|:–—−-]*[-–—−][ \t:–—−-]*\|[ \t|]*$/m,
    message: "this is not a table, because the line below its first row is not right",
    fix: "write | --- | --- | here, with as many columns as the first row has",
  },
  {
    pattern: /^[ \t]*\|.*\|.*\n[ \t]*\|/m,
    message: "this is not a table",
    fix: "write a line | --- | --- | below the first row, with as many columns as the row has",
  },
  {
    pattern:
      /^\+[-=]{2,}\+|^[^\t\n]*\S\t[^\n]*\n[^\t\n]*\S\t|^[^;\n]*(?<!&\w+);[^\s;].*\n[^;\n]*(?<!&\w+);[^\s;]|^[^,\n]+(?:,(?!\d{3}(?!\d))[^\s,][^,\n]*){2,}\n[^,\n]+(?:,(?!\d{3}(?!\d))[^\s,][^,\n]*){2,}$|^[^|\n]+ \| [^|\n]+(?: \| .+)?\n[^|\n]+ \| /m,
    message: "this is not a table",
    fix: "write each row as | cell | cell |, with a line | --- | --- | below the first one",
  },
  {
    pattern:
      /^[a-z]\)[ \t].*\n[a-z]\)[ \t]|^\([a-z\d]{1,3}\)[ \t].*\n\([a-z\d]{1,3}\)[ \t]|^\d{1,2}[.)][ \t].*\n\d{1,2}[.)][ \t]|^([\p{S}›»‣]|[§Øü](?=[ \t]+\p{L}))\uFE0F?[ \t]*\S.*\n\1/mu,
    ...runTogether,
  },
  {
    pattern:
      /^1(?:(\.\)|[.):])[ \t]*(?=\p{Lu})[^]*\n2\1[ \t]*(?=\p{Lu})|[ \t](?=\p{Lu})[^]*\n2[ \t](?=\p{Lu}))/u,
    ...runTogether,
  },
  {
    pattern:
      /(?<!!)\[[^\][\n]*\p{L}{3}[^\][\n]*\][ \t]+<?https?:\/\/|\[https?:\/\/[^\s\][]+(?: [^\][\n]+)?\](?![([:])|\[[^\][|\n]+\|\s*(?:https?:|\/)[^\][\n]*\]/u,
    message: "this is not a link: its address is not in round brackets",
    fix: "write [text](https://address)",
  },
  {
    pattern: openQuotation,
    message: "a quotation mark is never closed",
    fix: "write ” where the quotation ends",
    severity: "warning",
    unless: /^\s*(?:> ?)*“/,
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\])${openBracket.source}|\[(?=\[[^\][\n]+\]\([^()\n]*\)(?!\]))|(?<=^[^[\]]*[\p{L}.,;!?])\](?![([:])`,
      "u",
    ),
    ...lone,
  },
]
