import { quote } from "../../yaml"

/** A mistake in the YAML source, at an offset in the YAML. */
export type SyntaxProblem = { offset: number; message: string; fix: string; severity?: "warning" }

export type Line = {
  text: string
  offset: number
  indent: number
  key: string
  value: string
  valueAt: number
  /** The column of the hyphen of a list item, from 0; -1 if the line starts no item. */
  hyphen: number
  /** The name of the value in messages, for example “the text of title”. */
  label: string
}

const plainItem = /^( *- +)()(\S.*)$/

const keyed = /^( *(?:- +)*)(\w[\w-]*|"[^"]*"|'[^']*'):(?:[ \t]+(.*)|)$/

/** Splits YAML into lines. `offset` and `valueAt` are offsets in the YAML. A list item without a key has only a `value`. */
export const toLines = (yaml: string): Line[] => {
  let offset = 0
  return yaml.split("\n").map((text) => {
    const [, lead = "", key = "", value = ""] = keyed.exec(text) ?? plainItem.exec(text) ?? []
    const valueAt = value === "" ? text.length : text.length - value.length
    const indent = key ? lead.length : text.length - text.trimStart().length
    const hyphen = /^ *- /.test(text) ? text.indexOf("-") : -1
    const label = key ? `the text of ${key.replace(/["']/g, "")}` : "the text of the item"
    const line = { text, offset, indent, key, value, valueAt: offset + valueAt, hyphen, label }
    offset += text.length + 1
    return line
  })
}

export const indentOf = (text: string) => text.length - text.trimStart().length

/** Returns the lines that are not blank and not in a block scalar (`>-` or `|`). */
const structural = (lines: readonly Line[]): Line[] => {
  let block = -1
  return lines.filter(({ text }) => {
    if (text.trim() === "" || (block >= 0 && indentOf(text) > block)) return false
    block = /(^|[\s:])[|>][-+\d]*\s*(#.*)?$/.test(text) ? indentOf(text) : -1
    return true
  })
}

const isBlank = ({ text }: Line) => /^\s*(#.*)?$/.test(text)

/** Reports `---` and `...`, which end a YAML document and drop what follows. A `---` above all fields is harmless. */
const documentMarkers = (lines: readonly Line[]): SyntaxProblem[] => {
  const firstField = lines.findIndex((line) => !isBlank(line) && !/^---[ \t]*$/.test(line.text))
  return lines.flatMap(({ text, offset }, index) => {
    const marker = /^(---|\.\.\.)(?=\s|$)/.exec(text)?.[1]
    if (!marker || (marker === "---" && (firstField < 0 || index < firstField))) return []
    const message = `the line ${marker} ends the fields, and everything below it is lost`
    return [{ offset, message, fix: "delete this line" }]
  })
}

/**
 * Reports a text that is lost because it starts with # and is not in quotation marks.
 * @param isLandingPage true if the fields are on the landing page only, so that a link can be an anchor
 */
const cutAtStart = (lines: readonly Line[], isLandingPage: boolean): SyntaxProblem[] =>
  structural(lines).flatMap(({ text, offset, key }, index, all) => {
    const [lead, column = ""] =
      /^(?=\s*(?:-|[\w-]+:)\s)(\s*(?:- +)?)(?:[\w-]+:[ \t]+)?(?=#[^\s#])/.exec(text) ?? []
    if (lead === undefined || indentOf(all[index + 1]?.text ?? "") > column.length) return []
    const words = text.slice(lead.length).trim()
    const message = "the text starts with #, which YAML takes for a note"
    const fix = key === "href" && !isLandingPage ? `write /${words}` : `put it in quotation marks: "${words}"`
    return [{ offset: offset + lead.length, message, fix }]
  })

/** Returns items with numbers in place of hyphens, directly below the name of their list. */
export const numberedItems = (yaml: string): SyntaxProblem[] => {
  let isList = false
  return structural(toLines(yaml)).flatMap(({ text, offset }) => {
    const [, lead = "", number = "", words = ""] = /^( +)(\d{1,2}[.)]) +(\S.*)$/.exec(text) ?? []
    const isItem = isList && number !== ""
    isList = isItem || /^[\w-]+:\s*(#.*)?$/.test(text)
    if (!isItem) return []
    const message = `the item starts with ${number} and not with a hyphen`
    return [{ offset: offset + lead.length, message, fix: `write a hyphen and a space: - ${words}` }]
  })
}

/** Reports characters that look like the hyphen of a list, and a hyphen without its space, in a list or below a field. */
const falseItems = (lines: readonly Line[]): SyntaxProblem[] => {
  let isList = false
  return structural(lines).flatMap(({ text, offset }) => {
    const indent = indentOf(text)
    const inList = isList
    isList = /^\s*(?:- |-$)|^\s*(?:- )?[\w-]+:\s*(#.*)?$/.test(text)
    const item = /^\s*([-–—−•·*▪])(\s*)(\S.*)$/u.exec(text)
    const [, sign = "", space = "", words = ""] = item ?? []
    const isSpaced = /^[ \t]/.test(space) || (space === "" && !/^[\p{L}\p{N}"']/u.test(words))
    const isField = sign === "-" && /^[a-z]\w*:(?:\s|$)/i.test(words)
    if (!item || !(inList || isField) || (sign === "-" && isSpaced)) return []
    if (!inList && indent === 0) {
      const fix = "delete the hyphen; if it is the old line of a comparison, delete the whole line"
      return [{ offset, message: "the field has a hyphen before its name", fix }]
    }
    isList = true
    const message =
      sign !== "-"
        ? `the item starts with ${sign} and not with a hyphen`
        : `${space === "" ? "a" : "an ordinary"} space is missing after the hyphen`
    return [{ offset: offset + indent, message, fix: `write a hyphen and a space: - ${words}` }]
  })
}

/** Reports indentation with spaces other than U+0020, as copied from Word or a web page. */
const falseSpaces = (lines: readonly Line[]): SyntaxProblem[] =>
  lines.flatMap(({ text, offset }) => {
    const lead = /^[ ]*(?=[\u00A0\u2000-\u200A\u202F\u205F\u3000])/.exec(text)
    if (!lead) return []
    const message = "the line is not indented with ordinary spaces"
    const fix = "delete them and type spaces, two for each level"
    return [{ offset: offset + lead[0].length, message, fix }]
  })

/** Reports a text that starts with a word in braces and a colon, which YAML takes for the name of a field. */
const bracedNames = (lines: readonly Line[], mark: string): SyntaxProblem[] =>
  structural(lines).flatMap(({ value, valueAt: offset, label, indent }) =>
    /^\{[^{}]*\}:(?:\s|$)/.test(value) && !(mark === "|" && indent > 0)
      ? [
          {
            offset,
            message: `${label} starts with {`,
            fix: `put the text in quotation marks: ${quote(value.trim())}`,
          },
        ]
      : [],
  )

const isMark = (value: string) => /^[|>](?:[-+]?[1-9]?|[1-9][-+])(?:\s+#.*)?$/.test(value)

/** Signs in place of `>-` or `|`; in a mail also letters that look like `|`. */
const falseMark = /^(?=.*[<>|›»~=}→]|[-–—:]+$)["'\\]?[-=<>|~._:;,+–—›»}→/ ]{1,5}["']?$/
const falseMailMark = /^[Il1/\\!¦]$/

/**
 * Reports signs that are neither `>-` nor `|`, with a text indented below them, of which they become a part.
 * @param fields the lines that are not in a text
 * @param mark the mark that belongs there: `|` in a mail, otherwise `>-`
 */
const falseMarks = (fields: readonly Line[], lines: readonly Line[], mark: string): SyntaxProblem[] =>
  fields.flatMap((line) => {
    const value = line.value.trim()
    if (!line.key || isMark(value)) return []
    if (!falseMark.test(value) && !(mark === "|" && falseMailMark.test(value))) return []
    const below = lines.find(({ offset, text }) => offset > line.offset && text.trim() !== "")
    if (!below || below.hyphen >= 0 || indentOf(below.text) <= line.indent) return []
    const message = `${value} is not the mark of a text on several lines`
    return [{ offset: line.valueAt, message, fix: `write ${mark} in its place` }]
  })

/**
 * Reports lines that parse but do not mean what the editor intended.
 * @param mark the mark of a text on several lines: `|` in a mail, otherwise `>-`
 * @param isLandingPage true if the fields are on the landing page only
 */
export const meaningProblems = (yaml: string, mark: string, isLandingPage: boolean): SyntaxProblem[] => {
  const lines = toLines(yaml)
  return [
    ...documentMarkers(lines),
    ...falseSpaces(lines),
    ...cutAtStart(lines, isLandingPage),
    ...falseItems(lines),
    ...bracedNames(lines, mark),
    ...falseMarks(structural(lines), lines, mark),
  ]
}
