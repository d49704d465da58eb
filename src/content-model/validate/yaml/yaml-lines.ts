/** A mistake in the YAML source, at an offset in the YAML. */
export type SyntaxProblem = { offset: number; message: string; fix: string; severity?: "warning" }

export type Line = {
  text: string
  offset: number
  indent: number
  key: string
  value: string
  valueAt: number
  /** Where the hyphen of a list item is; -1 where the line starts none. */
  dash: number
  /** The value in messages: the text of a field or of an item. */
  label: string
}

const plainItem = /^( *- +)()(\S.*)$/

const keyed = /^( *(?:- +)*)([A-Za-z_][\w-]*|"[^"]*"|'[^']*'):(?:[ \t]+(.*)|)$/

/** Splits YAML into lines; `offset` and `valueAt` are offsets in the YAML, `key` and `value` are empty without a key. */
export const toLines = (yaml: string): Line[] => {
  let offset = 0
  return yaml.split("\n").map((text) => {
    const [, lead = "", key = "", value = ""] = keyed.exec(text) ?? plainItem.exec(text) ?? []
    const valueAt = value === "" ? text.length : text.length - value.length
    const indent = key ? lead.length : text.length - text.trimStart().length
    const dash = /^ *- /.test(text) ? text.indexOf("-") : -1
    const label = key ? `the text of ${key.replace(/["']/g, "")}` : "the text of the item"
    const line = { text, offset, indent, key, value, valueAt: offset + valueAt, dash, label }
    offset += text.length + 1
    return line
  })
}

export const indentOf = (text: string) => text.length - text.trimStart().length

/** Returns the lines that are not blank and not in a block scalar (`>-` or `|`). */
export const structural = (lines: readonly Line[]): Line[] => {
  let block = -1
  return lines.filter(({ text }) => {
    if (text.trim() === "" || (block >= 0 && indentOf(text) > block)) return false
    block = /(^|[\s:])[|>][-+\d]*\s*(#.*)?$/.test(text) ? indentOf(text) : -1
    return true
  })
}
