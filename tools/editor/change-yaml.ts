import { isMap, isScalar, isSeq, Pair, parseDocument, stringify, visit } from "yaml"
import type { Node, Scalar, YAMLMap, YAMLSeq } from "yaml"
import { yamlOptions } from "../../src/content-model/yaml"

/** Fields of a content file by name. */
export type Values = Record<string, unknown>

/** Longest line of a folded text, in characters. */
const lineWidth = 120

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Returns true for a value that is equivalent to a missing field. */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.keys(value).length === 0)

/** Returns the value without empty fields, and without the groups that have no others. */
const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutEmpty(inner)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => !isEmpty(inner)))
}

/** Returns a text that is the same for equivalent values, in whatever order their fields are. */
const canonical = (value: unknown) => stringify(withoutEmpty(value), { sortMapEntries: true })

/** Writes texts of several lines as they are, and folds long ones. */
const setStyle = (scalar: Scalar) => {
  if (typeof scalar.value !== "string") return
  if (scalar.value.includes("\n")) scalar.type = "BLOCK_LITERAL"
  else if (scalar.value.length > lineWidth - 20) scalar.type = "BLOCK_FOLDED"
}

/** Returns `source` with new values. Unchanged fields keep their comments, order, quotes and line breaks. */
export const changeYaml = (source: string, values: Values): string => {
  const document = parseDocument(source, yamlOptions)

  const create = (value: unknown): Node => {
    const node = document.createNode(withoutEmpty(value)) as Node
    visit(node, { Scalar: (key, scalar) => (key === "key" ? undefined : setStyle(scalar)) })
    return node
  }

  const changeMap = (map: YAMLMap<Scalar, Node | null>, value: Values) => {
    const before = map.toJSON() as Values
    const isLeftOut = ({ key, value: node }: Pair<Scalar, Node | null>) => {
      const name = String(key.value)
      // A field that was empty or is switched off says so.
      const stays = isEmpty(before[name]) || value[name] === false
      return !(name in value) || (isEmpty(node?.toJSON()) && !stays)
    }
    Object.entries(value).forEach(([name, inner], index, entries) => {
      const pair = map.items.find(({ key }) => String(key.value) === name)
      if (pair) pair.value = change(pair.value, inner)
      else if (!isEmpty(withoutEmpty(inner))) {
        const previous = entries[index - 1]?.[0]
        const place = map.items.findIndex(({ key }) => String(key.value) === previous) + 1
        map.items.splice(place, 0, new Pair(document.createNode(name), create(inner)))
      }
    })
    map.items = map.items.filter((pair) => !isLeftOut(pair))
  }

  const changeSequence = (sequence: YAMLSeq<Node | null>, value: unknown[]) => {
    const left = [...sequence.items]
    const unchanged = value.map((item) => {
      const index = left.findIndex((node) => canonical(node?.toJSON()) === canonical(item))
      return index < 0 ? undefined : left.splice(index, 1)[0]
    })
    sequence.items = value.map((item, index) => unchanged[index] ?? change(left.shift() ?? null, item))
  }

  const change = (node: Node | null, value: unknown): Node => {
    if (isMap(node) && isObject(value)) changeMap(node as YAMLMap<Scalar, Node | null>, value)
    else if (isSeq(node) && Array.isArray(value)) changeSequence(node as YAMLSeq<Node | null>, value)
    else if (isScalar(node) && typeof node.value === typeof value) {
      // The editor removes the line break at the end of a text.
      const isBlock = typeof node.value === "string" && node.value.endsWith("\n")
      const wanted = isBlock ? `${String(value).trimEnd()}\n` : value
      if (node.value !== wanted) {
        node.value = wanted
        setStyle(node)
      }
    } else return create(value)
    return node
  }

  const contents = document.errors.length > 0 ? create(values) : change(document.contents, values)
  document.contents = contents as typeof document.contents
  return document.toString({ lineWidth, minContentWidth: 0, flowCollectionPadding: false })
}
