/** The parts of a text file. Offsets are in the normalised text. */
export type FrontMatter = {
  yaml: string
  yamlStart: number
  /** The markdown below the front matter; empty for YAML files. */
  body: string
  bodyStart: number
  /** `missing`: there is no first line `---`; `open`: there is no second one; `encoding`: the file is not UTF-8. */
  fault?: "missing" | "open" | "encoding"
}

const fence = /^---[ \t]*$/

/** Matches a line that belongs to the fields: empty, indented, a name with a colon, an item or a note. */
const fieldLine = /^(?:\s|$|[A-Za-z_][\w-]*:(?:\s|$)|- |#(?!#))/

/** Returns the number of lines with fields, where no line --- ends them. */
const countFieldLines = (lines: readonly string[]): number => {
  const body = lines.findIndex((line) => !fieldLine.test(line))
  const fields = body < 0 ? lines : lines.slice(0, body)
  return fields.findLastIndex((line) => line.trim() !== "") + 1
}

/** Removes a byte order mark and converts CRLF and CR line endings to LF. */
export const normaliseText = (text: string): string => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n")

/**
 * Splits the normalised text of a markdown file into front matter and body; a YAML file is all front matter. If the
 * closing line is missing, splits at the place where it should be.
 */
export const splitFrontMatter = (path: string, text: string): FrontMatter => {
  if (!path.endsWith(".md")) return { yaml: text, yamlStart: 0, body: "", bodyStart: text.length }
  const [first = "", ...lines] = text.split("\n")
  if (!fence.test(first)) return { yaml: "", yamlStart: 0, body: text, bodyStart: 0, fault: "missing" }
  const close = lines.findIndex((line) => fence.test(line))
  const isClosed = close >= 0
  const fields = lines.slice(0, isClosed ? close : countFieldLines(lines))
  const yaml = fields.map((line) => `${line}\n`).join("")
  const yamlStart = first.length + 1
  const closing = isClosed ? `${lines[close]}\n` : ""
  const bodyStart = Math.min(text.length, yamlStart + yaml.length + closing.length)
  return { yaml, yamlStart, body: text.slice(bodyStart), bodyStart, ...(isClosed ? {} : { fault: "open" }) }
}
