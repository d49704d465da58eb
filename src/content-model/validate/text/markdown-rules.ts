/**
 * A pattern of wrong markdown, with its message and fix. The message of a `named` rule ends with what was found, or with the
 * group `named` of the pattern. `unless` matches a text that may follow the paragraph.
 */
export type Rule = {
  pattern: RegExp
  message: string
  fix: string
  severity?: "warning"
  unless?: RegExp
  named?: true
}

/** Mistakes in links and pictures. */
const linkRules: readonly Rule[] = [
  {
    pattern: /\]\s+\((?=[/#.]|https?:|mailto:|tel:|www\.)/g,
    message: "a space keeps this from being a link or a picture",
    fix: "delete the space between ] and (",
  },
  {
    pattern: /!\[\[[^\]\n]+\]\]|\]!\(|!\[[^\]\n]+\](?=[ \t]*\.?\/)/g,
    message: "this is not a picture",
    fix: "write ![what it shows](./name.png)",
  },
  {
    pattern:
      /\)\[(?=\.?[/#]|https?:|mailto:)|\]\{(?=[/#]|https?:|mailto:)|\]:\((?=[/#]|https?:|mailto:|$)|(?<=\[(?:[/#]|https?:)[^\][\s]*)\]\((?=[^()\n]*\s)/g,
    message: "this is not a link or a picture: its brackets are wrong",
    fix: "write [text](/address) or ![what it shows](./name.png)",
  },
  {
    pattern: /<(?=[\w-]+(?:\.[\w-]+)+(?:\/[^\s<>]*)?>)/g,
    message: "this is not a link: https:// is missing",
    fix: "write [text](https://address)",
  },
  {
    pattern: /\]\((?=[^\s)]+[ \t]+=\d*x?\d*[ \t]*\))/g,
    message: "this is not a picture, because a size follows its name",
    fix: "delete the size; pictures are as wide as the text",
  },
  {
    pattern: /\]\((?=[^\s)]+[ \t]+(?:"[^"\n]*"|'[^'\n]*')[ \t]*(?<named>[^\s)"'][^)"'\n]*)\))/g,
    message: "this is not a picture, because words follow its caption",
    fix: "delete what is between the caption and the bracket )",
    named: true,
  },
  {
    pattern: /\]\((?=[^\s)]+[ \t]+"[^"\n]*"[^"\n)]+"[^"\n)]*"[ \t]*\))/g,
    message: "this is not a picture, because straight quotation marks are inside its caption",
    fix: "write “ and ” for those inside",
  },
  {
    pattern:
      /\]\((?=[^\s)]+[ \t]+["'“”„‘’«»]|[^\s)"“”]+["“”][^)\n]*["“”]\)|["'“”][^)\n]*["'“”][ \t]+[^\s)]|\S+\.(?:png|jpe?g|webp|avif|gif|svg),?[ \t]+[\p{L}'])/gu,
    message: "this is not a link or a picture: its caption is not between straight quotation marks",
    fix: 'write the address, a space, and the caption between two straight marks: (./name.png "The caption")',
  },
  {
    pattern: /\]\((?=[^)\n]*(?:\n|$))/g,
    message: "the bracket before the address is never closed",
    fix: "write the whole link on one line, without spaces in the address, with ) after it",
  },
  {
    pattern: /\]\((?=[^)\n]*\s[^)\n]*\))/g,
    message: "the address has a space, so this is not a link or a picture",
    fix: "write it without spaces; a file gets another name, with hyphens instead of spaces",
  },
  {
    pattern: /\]\(/g,
    message: "this is not a link or a picture",
    fix: "write [text](/address) or ![what it shows](./name.png)",
  },
  {
    pattern:
      /\[[^\][()\n^]*[^\][()\s^]\((?=(?:[/#]|mailto:|tel:)[^\s()]+\)(?!\]))|\](?=(?:\/#?[a-z]|#[a-z]|https?:)[^\s()]*\))(?<=\[[^\][\n^]*\s[^\][\n]*\])/g,
    message: "a bracket of the link is missing",
    fix: "write [text](/address)",
  },
  {
    pattern: /(?:!\[[^\][\n]*|\[[^\][\n^]+)\]\[[^\][\n]*\]/g,
    message: "the text has no address for this link or picture",
    fix: "write [text](/address) or ![what it shows](./name.png)",
  },
  {
    pattern: /(?<!\]\s?)\[[^\][\n^]*\p{L}\s[^\][\n]*\][ \t]\[[^\][\n^]+\](?![ \t]?[([:])/gu,
    message: "the text has no address for this link",
    fix: "write [text](/address)",
    severity: "warning",
  },
  {
    pattern: /^\[\^[^\]\s]+\](?=[ \t]+\S)/gm,
    message: "the colon of the footnote is missing",
    fix: "write a colon after the mark: [^1]: words",
  },
  {
    pattern: /\[\^[^\]\s]+\]/g,
    message: "the footnote has no text",
    fix: "add a line at the end of the text: the same mark, a colon and the words; or delete the mark",
  },
  {
    pattern: /^ {0,3}\[[^\]\n]+\]:/gm,
    message: "the address for a link cannot be read",
    fix: "write it after the colon without spaces, on a line of its own between empty lines",
  },
]

/** Markdown that pages would show as typed. The first rule that matches at a place is reported. */
export const rules: readonly Rule[] = [
  ...linkRules,
  {
    pattern: /<!-?[–—−][^<>\n]*>|<!--[^<>\n]*[–—−]>/g,
    message: "the hyphens of the note have become dashes, so readers see it",
    fix: "write two hyphens after <! and two before >",
    named: true,
  },
  {
    pattern:
      /==(?=\S)[^=\n]*[^=\s]==|\{(?:\+\+|--|~~|>>)[^{}\n]*\}|(?<![:\w/])\/\/(?=\p{L})[^/\n]*[^/\s]\/\/(?![\w/])|\{[#.:%][^{}\n]*\}|(?<!\])\{\w+=[^{}\n]*\}|^:{3,}|^<--? (?=.*-->)|^\[_?TOC_?\]|\[![A-Z]+\]|\$\$(?=\S)|<\/?[a-z]+:[a-z]+>|\[\w+(?: \w+=["“][^\]\n]*)+\]|\[\/\w+\]|(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?![\w:])|^h[1-6]\.(?= )|^bq\.(?= )|^={2,6}(?= .* ={2,6}$)|\{(?:code|color|panel|info|note|quote|toc)[:|][^{}\n]*\}|(?<!')'{2,3}(?=\p{L}[^'\n]*'{2,3})|\{?\\(?:rtf1|pard)\b|^import [\w{}, *]+ from ["'][^"'\n]+["'];?$|^export (?:const \w+ =|default \w+;$)|![\w-]+\.(?:png|jpe?g)(?:\|[^!\n]*)?!/gmu,
    message: "a mark of another program is shown as typed",
    fix: "delete it",
    named: true,
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
