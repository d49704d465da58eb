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

/** Removes a byte order mark and converts CRLF and CR line endings to LF. */
export const normaliseText = (text: string): string => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n")

/** Splits the normalised text of a markdown file into front matter and body; a YAML file is all front matter. */
export const splitFrontMatter = (path: string, text: string): FrontMatter => {
  if (!path.endsWith(".md")) return { yaml: text, yamlStart: 0, body: "", bodyStart: text.length }
  const [first = "", ...lines] = text.split("\n")
  const isOpened = fence.test(first)
  const close = lines.findIndex((line) => fence.test(line))
  if (!isOpened || close < 0) {
    return { yaml: "", yamlStart: 0, body: text, bodyStart: 0, fault: isOpened ? "open" : "missing" }
  }
  const yaml = lines
    .slice(0, close)
    .map((line) => `${line}\n`)
    .join("")
  const yamlStart = first.length + 1
  const bodyStart = Math.min(text.length, yamlStart + yaml.length + (lines[close]?.length ?? 0) + 1)
  return { yaml, yamlStart, body: text.slice(bodyStart), bodyStart }
}
