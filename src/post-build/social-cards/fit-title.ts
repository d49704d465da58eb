/** The width in pixels of a text at a type size in pixels. */
export type Measure = (text: string, size: number) => number

export type Box = { width: number; height: number }

export type FittedText = { size: number; leading: number; lines: string[] }

/** Type sizes in pixels, the largest that fits is taken. */
const sizes = [84, 76, 68, 62, 56, 50, 45, 40, 36]
/** A title looks set, not poured, in up to four lines; only the smallest size may take more. */
const fewLines = 4
const leadingOf = (size: number) => Math.round(size * 1.14)

/** Where a line may break: after a space, a hyphen or a slash, but not inside a product's name such as SAP GTS. */
const parts = (title: string): string[] =>
  title
    .normalize("NFC")
    .trim()
    .replace(/\s+/g, " ")
    .replace(/\bSAP (?=\p{Lu})/gu, "SAP\u00A0")
    .match(/[^ \-/–—]*[ \-/–—]?/g)
    ?.filter((part) => part !== "") ?? []

/** Cuts a part that is wider than a line, so that no word of any length leaves the box. */
const cut = (part: string, fits: (text: string) => boolean): string[] => {
  if (fits(part.trimEnd())) return [part]
  const letters = Array.from(part)
  const room = letters.findIndex((_, index) => !fits(`${letters.slice(0, index + 1).join("")}-`))
  const head = Math.max(1, room)
  return [`${letters.slice(0, head).join("")}-`, ...cut(letters.slice(head).join(""), fits)]
}

const wrap = (title: string, width: number, size: number, measure: Measure): string[] => {
  const fits = (text: string) => measure(text, size) <= width
  const lines: string[] = []
  let line = ""
  for (const part of parts(title).flatMap((whole) => cut(whole, fits))) {
    if (line && !fits(`${line}${part}`.trimEnd())) {
      lines.push(line.trimEnd())
      line = ""
    }
    line += part
  }
  return line ? [...lines, line.trimEnd()] : lines
}

/** Narrows the lines as far as their number and the widest word allow, so that the last one is no orphan. */
const balance = (title: string, width: number, size: number, measure: Measure): string[] => {
  const lines = wrap(title, width, size, measure)
  const widest = Math.max(0, ...parts(title).map((part) => measure(part.trimEnd(), size)))
  let best = lines
  for (let narrower = width - 20; narrower >= Math.max(widest, width / 2); narrower -= 20) {
    const next = wrap(title, narrower, size, measure)
    if (next.length > lines.length) break
    best = next
  }
  return best
}

const shorten = (lines: string[], room: number, fits: (text: string) => boolean): string[] => {
  if (lines.length <= room) return lines
  const letters = Array.from(lines[room - 1] ?? "")
  while (letters.length > 0 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop()
  return [...lines.slice(0, room - 1), `${letters.join("").trimEnd()}…`]
}

/**
 * Sets a title into a box: the largest size at which it takes few lines and every word stays whole, else the smallest
 * size, with words cut and, at last, the rest left out. No line is wider than the box, and all of them together are
 * no higher.
 */
export const fitTitle = (title: string, box: Box, measure: Measure): FittedText => {
  const whole = (size: number) =>
    parts(title).every((part) => measure(part.trimEnd(), size) <= box.width) &&
    wrap(title, box.width, size, measure).length <=
      Math.min(fewLines, Math.floor(box.height / leadingOf(size)))
  const smallest = sizes.at(-1) ?? 36
  const size = sizes.find(whole) ?? smallest
  const leading = leadingOf(size)
  const fits = (text: string) => measure(text, size) <= box.width
  const lines = balance(title, box.width, size, measure)
  return { size, leading, lines: shorten(lines, Math.floor(box.height / leading), fits) }
}
