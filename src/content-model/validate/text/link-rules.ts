import type { Rule } from "./markdown-rules"

/** Mistakes in links and pictures. */
export const linkRules: readonly Rule[] = [
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
