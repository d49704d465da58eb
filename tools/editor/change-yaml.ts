import {
  isMap,
  isScalar,
  isSeq,
  Scalar,
  stringify,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml"
import { parseYaml } from "../../src/content-model/yaml"

/** Fields of a content file by name. */
export type Values = Record<string, unknown>

/** Longest line of a folded text, in characters. */
const lineWidth = 106

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === others.length &&
    keys.every((key) => key in b && isSame((a as Values)[key], (b as Values)[key]))
  )
}

/** Returns true for a value that is equivalent to a missing field. */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  isSame(value, []) ||
  isSame(value, {})

/**
 * Converts values of the editor to values of the file: leaves out empty ones, except those that were empty before, and restores the
 * line break at the end of a text, which the editor removes.
 */
const asInFile = (value: unknown, before: unknown): unknown => {
  if (typeof value === "string") {
    return typeof before === "string" && before.endsWith("\n") ? `${value.trimEnd()}\n` : value
  }
  if (Array.isArray(value)) {
    const items: readonly unknown[] = Array.isArray(before) ? before : []
    return value.map((item, index) => asInFile(item, items[index]))
  }
  if (!isObject(value)) return value
  const known = isObject(before) ? before : {}
  const entries = Object.entries(value).map(([key, inner]) => [key, asInFile(inner, known[key])] as const)
  // Applied after the fields of each group, so that a group without fields is left out too.
  return Object.fromEntries(
    entries.filter(
      ([key, inner]) => !isEmpty(inner) || (key in known && (inner === false || isEmpty(known[key]))),
    ),
  )
}

/** Returns a value with YAML styles: literal for several lines, folded for long texts, else that of the text it replaces. */
const withStyle = (value: unknown, before?: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => withStyle(item))
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withStyle(inner)]))
  }
  if (typeof value !== "string") return value
  const scalar = new Scalar(value)
  const style = isScalar(before) ? before.type : undefined
  if (value.includes("\n")) scalar.type = "BLOCK_LITERAL"
  else if (value.length > lineWidth - 20 || style === "BLOCK_FOLDED") scalar.type = "BLOCK_FOLDED"
  else if (style === "QUOTE_DOUBLE" || style === "QUOTE_SINGLE") scalar.type = style
  return scalar
}

const spaces = (count: number) => " ".repeat(count)

/** Returns a field or an item as whole lines of YAML. */
const linesOf = (value: unknown, indent: number): string =>
  stringify(value, { lineWidth: lineWidth - indent, minContentWidth: 0 }).replace(
    /^(?=[^\n])/gm,
    spaces(indent),
  )

type Collection = YAMLMap<Scalar, Node | null> | YAMLSeq<Node | null>

/** An entry of a map or an item of a sequence, with the offsets of the lines that belong to it. */
type Part = { key: string; node: Node | null; at: number; start: number; end: number }

const lineStart = (source: string, offset: number) => source.lastIndexOf("\n", offset - 1) + 1

/** Returns the start of the line at `offset`, or of the comments and empty lines above it, but not before `after`. */
const startOfPart = (source: string, offset: number, after: number): number => {
  const start = lineStart(source, offset)
  const above = lineStart(source, start - 1)
  return start > 0 && above >= after && /^\s*(#.*)?$/.test(source.slice(above, start - 1))
    ? startOfPart(source, above, after)
    : start
}

const endOf = (node: Node | null) => node?.range?.[1] ?? 0

const partsOf = (collection: Collection, source: string, end: number): Part[] => {
  const items = isMap(collection)
    ? collection.items.map(({ key, value }: Pair<Scalar, Node | null>) => ({
        key: String(key.value),
        node: value,
        at: key.range?.[0] ?? 0,
        last: Math.max(endOf(key), endOf(value)),
      }))
    : collection.items.map((node) => ({
        key: "",
        node,
        at: source.lastIndexOf("-", (node?.range?.[0] ?? 0) - 1),
        last: endOf(node),
      }))
  const starts = items.map(({ at }, index) =>
    index === 0 ? lineStart(source, at) : startOfPart(source, at, items[index - 1]?.last ?? 0),
  )
  return items.map((item, index) => ({ ...item, start: starts[index] ?? 0, end: starts[index + 1] ?? end }))
}

const isCollection = (node: unknown): node is Collection =>
  (isMap(node) || isSeq(node)) && node.flow !== true && node.items.length > 0

/** Returns the lines of an entry or item with a new value. */
const changedPart = (part: Part, value: unknown, source: string, indent: number): string => {
  const { node, key, at, start, end } = part
  if (isSame(node?.toJSON(), value)) return source.slice(start, end)
  const fits = isMap(node) ? isObject(value) : Array.isArray(value)
  if (isCollection(node) && fits && !isEmpty(value)) {
    const from = node.range?.[0] ?? 0
    return (
      source.slice(start, from) + changedLines(node, value, source, end).slice(from - lineStart(source, from))
    )
  }
  const styled = withStyle(value, node)
  return (
    source.slice(start, lineStart(source, at)) + linesOf(key === "" ? [styled] : { [key]: styled }, indent)
  )
}

/** Returns the keys of a map in their order in the file. A new key is placed after the key that precedes it in the form. */
const keysInOrder = (before: readonly string[], after: readonly string[]): string[] => {
  const keys = before.filter((key) => after.includes(key))
  after.forEach((key, index) => {
    if (!keys.includes(key)) keys.splice(keys.indexOf(after[index - 1] ?? "") + 1, 0, key)
  })
  return keys
}

/** Returns the lines of a map or sequence with new values: those that did not change stay as they are. */
const changedLines = (collection: Collection, value: unknown, source: string, end: number): string => {
  const parts = partsOf(collection, source, end)
  const indent = (parts[0]?.at ?? 0) - lineStart(source, parts[0]?.at ?? 0)
  // The first entry can be on the line of its parent's hyphen; that line is cut off again by the caller.
  const [first] = parts
  const own = (part: Part, inner: unknown) => {
    const text = changedPart(part, inner, source, indent)
    return part === first ? spaces(indent) + text.slice(indent) : text
  }
  if (isObject(value)) {
    return keysInOrder(
      parts.map(({ key }) => key),
      Object.keys(value),
    )
      .map((key) => {
        const part = parts.find((each) => each.key === key)
        return part ? own(part, value[key]) : linesOf({ [key]: withStyle(value[key]) }, indent)
      })
      .join("")
  }
  const items = value as unknown[]
  const same = items.map((item) => {
    const index = parts.findIndex(({ node }) => isSame(node?.toJSON(), item))
    return index < 0 ? undefined : parts.splice(index, 1)[0]
  })
  return items
    .map((item, index) => {
      const part = same[index] ?? parts.shift()
      return part ? own(part, item) : linesOf([withStyle(item)], indent)
    })
    .join("")
}

/** Returns `source` with new values. Unchanged fields keep their comments, order, quotes and line breaks. */
export const changeYaml = (source: string, values: Values): string => {
  const { contents, errors } = parseYaml(source)
  const wanted = asInFile(values, contents?.toJSON()) as Values
  const fresh = () => linesOf(withStyle(wanted), 0)
  if (errors.length > 0 || !isMap(contents) || !isCollection(contents)) return fresh()
  const [first] = partsOf(contents, source, source.length)
  const changed = source.slice(0, first?.start) + changedLines(contents, wanted, source, source.length)
  return isSame(parseYaml(changed).toJS(), wanted) ? changed : fresh()
}
