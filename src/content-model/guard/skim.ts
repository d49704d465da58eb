/** A word with nothing that means something in markdown: `S/4HANA,` and `(yes)` are plain, `www.a.b` and `*so*` are not. */
const word = String.raw`["“(]?[\p{L}\p{N}]+(?:[-'’/][\p{L}\p{N}]+)*[)”"]?[,;.?!]?`

/** Plain words in a row, with a plain character before and after them. */
const plainWords = String.raw`(?<=[\p{L}\p{N},;.] )${word}(?: ${word})+(?= [\p{L}\p{N}])`

/** The padding of a table, which editors write to line up its columns. */
const padding = String.raw`(?<=[\p{L}\p{N}|.] ) +(?= \|)|(?<=\| --)-+`

const long = new RegExp(`${plainWords}|${padding}`, "gu")

/** Nothing but words: no heading, link, picture, HTML or code, and nothing that GitHub's markdown turns into a link. */
const isPlain = (block: string) => !/[[\]<>#@^`~]|:\/\/|www\./i.test(block)

const isComment = (block: string) => /^<!--(?!-?>)(?:(?!-->)[^\n])*-->$/.test(block)

/** A heading written with a line of === or --- below it, which can take in several lines. */
const isUnderlined = (lines: readonly string[]): boolean =>
  lines.some((line, index) => /^[ >]*(=+|-+)[ \t]*$/.test(line) && lines[index - 1]?.trim())

type Cut = { at: number; lost: number }

/**
 * Leaves out runs of plain words, plain blocks and comments, which cannot change what else is in a text, so that a
 * thousand articles parse in a few seconds. Headings stay whole, because anchors are made from their words.
 */
export const skim = (markdown: string): { short: string; originalOffset: (offset: number) => number } => {
  if (isUnderlined(markdown.split("\n"))) return { short: markdown, originalOffset: (offset) => offset }
  const cuts: Cut[] = []
  let lost = 0
  const cut = (end: number, length: number) => {
    lost += length
    cuts.push({ at: end - lost, lost })
  }
  const blocks = markdown.split("\n\n")
  let start = 0
  const short = blocks.map((block, index) => {
    const blockStart = start
    start += block.length + 2
    const besideIndented = [blocks[index - 1], blocks[index + 1]].some((other) => other && /^\s/.test(other))
    if (!besideIndented && !/^\s/.test(block) && (isPlain(block) || isComment(block))) {
      cut(start, block.length + 2)
      return ""
    }
    if (/^[\s>*+-]*#/m.test(block)) return `${block}\n\n`
    const kept = block.replace(long, (words, at: number) => {
      cut(blockStart + at + words.length, words.length - 1)
      return words.trim() === "" ? " " : words.startsWith("-") ? "-" : "x"
    })
    return `${kept}\n\n`
  })
  const originalOffset = (offset: number): number =>
    offset + (cuts.findLast(({ at }) => at <= offset)?.lost ?? 0)
  return { short: short.join(""), originalOffset }
}
