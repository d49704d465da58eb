/** Four or more plain words in a row, without the first and the last. */
const plainWords = /(?<=[a-z] )[a-z]+(?: [a-z]+)+(?= [a-z])/g

/** A heading written with a line of === or --- below it, which can take in several lines. */
const underlined = /\S[^\n]*\n[ >]*(=+|-+)[ \t]*(\n|$)/

/**
 * Shortens runs of plain words, which cannot change how markdown is read, so that a thousand articles parse in a few
 * seconds. Headings stay whole, because anchors are made from their words.
 */
export const skim = (markdown: string): { short: string; originalOffset: (offset: number) => number } => {
  if (underlined.test(markdown)) return { short: markdown, originalOffset: (offset) => offset }
  const cuts: { at: number; lost: number }[] = []
  let lost = 0
  let start = 0
  const lines = markdown.split("\n").map((line) => {
    const lineStart = start
    start += line.length + 1
    if (/^[\s>*+-]*#/.test(line)) return line
    return line.replace(plainWords, (words, at: number) => {
      lost += words.length - 1
      cuts.push({ at: lineStart + at + words.length - lost, lost })
      return "x"
    })
  })
  const originalOffset = (offset: number): number =>
    offset + (cuts.findLast(({ at }) => at <= offset)?.lost ?? 0)
  return { short: lines.join("\n"), originalOffset }
}
