export type FrontMatter = {
  /** The fields, as YAML. */
  yaml: string
  /** Where the YAML starts in the text. */
  yamlStart: number
  /** The markdown below the front matter; empty for YAML files. */
  body: string
  /** Where the body starts in the text. */
  bodyStart: number
  /** `missing`: the text does not begin with a `---` line; `open`: that line has no partner before the text begins. */
  fault?: "missing" | "open"
}

const fence = /^---[ \t]*$/

const field = /^(?:[A-Za-z_][\w-]*|"[^"]*"|'[^']*'):(?:\s|$)/

/** Where the fields end and the text begins although no `---` line stands between them; -1 where no text begins. */
const textStart = (lines: readonly string[], closed: boolean): number =>
  lines.findIndex(
    (line, index) =>
      /^\S/.test(line) &&
      !field.test(line) &&
      !/^(- |-$|#(?!#)|[\]}])/.test(line) &&
      (!closed || lines[index - 1]?.trim() === "" || /^(##|[!<*>|])/.test(line)),
  )

const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length + 1, 0)

/** Text as this project reads it: no byte order mark, and lines that end in a line feed. */
export const normaliseText = (text: string): string => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n")

/**
 * Splits a markdown file (as `normaliseText` gives it) at its front matter; a YAML file is all front matter. Where the
 * closing line was forgotten, the split is where it should have been.
 */
export const splitFrontMatter = (path: string, text: string): FrontMatter => {
  if (!path.endsWith(".md")) return { yaml: text, yamlStart: 0, body: "", bodyStart: text.length }
  const [first = "", ...lines] = text.split("\n")
  if (!fence.test(first)) return { yaml: "", yamlStart: 0, body: text, bodyStart: 0, fault: "missing" }
  const yamlStart = first.length + 1
  const close = lines.findIndex((line) => fence.test(line))
  const fields = close < 0 ? lines : lines.slice(0, close)
  const start = textStart(fields, close >= 0)
  const open = close < 0 || start >= 0
  const end = open && start >= 0 ? start : fields.length
  const used = fields.slice(0, end)
  const trimmed = open ? used.slice(0, used.findLastIndex((line) => line.trim() !== "") + 1) : used
  const yamlEnd = Math.min(text.length, yamlStart + lengthOf(trimmed))
  const bodyStart = Math.min(text.length, open ? yamlEnd : yamlEnd + (lines[close] ?? "").length + 1)
  return {
    yaml: text.slice(yamlStart, yamlEnd),
    yamlStart,
    body: text.slice(bodyStart),
    bodyStart,
    ...(open ? { fault: "open" as const } : {}),
  }
}
