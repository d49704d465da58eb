import { isMap, isPair, isScalar, isSeq, parseDocument, type Node } from "yaml"

/** The YAML of all content files. The editor reads them with the same options. */
export const yamlOptions = { version: "1.2", schema: "core", logLevel: "error" } as const

/**
 * Parses YAML 1.2 with the core schema, for the content check and the pages: `no` and `2025-03-14` are text, `1.0` is a
 * number. Never throws: syntax errors, including a second document, are in the `errors` of the result.
 */
export const parseYaml = (yaml: string) => parseDocument(yaml, { ...yamlOptions, prettyErrors: false })

export type YamlDocument = ReturnType<typeof parseYaml>

/** The names of the fields and the indexes of the items that lead to a value. */
export type Path = readonly PropertyKey[]

/** Returns the value at `path` in other values; undefined if there is none. */
export const valueIn = (values: unknown, path: Path): unknown =>
  path.reduce((value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step], values)

/** Returns the names of the fields that lead to a node, from the nodes above it; the index of an item is always 0. */
export const pathOf = (parents: readonly unknown[]): PropertyKey[] =>
  parents.flatMap((parent): PropertyKey[] => {
    if (isSeq(parent)) return [0]
    return isPair(parent) && isScalar(parent.key) ? [String(parent.key.value)] : []
  })

const startOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0]

const nodeAt = (document: YamlDocument, path: Path): unknown => document.getIn(path, true)

/** Returns the offset of the key at `path`; if it does not exist, that of its parent or 0. */
export const keyOffset = (document: YamlDocument, path: Path): number => {
  const parent = nodeAt(document, path.slice(0, -1))
  const pairs = isMap(parent) ? parent.items : []
  const found = pairs.find(({ key }) => isScalar(key) && String(key.value) === path.at(-1))
  return startOf(found?.key) ?? startOf(parent) ?? 0
}

/** Returns the offset of the value at `path`; that of its key or its parent if there is none. */
export const valueOffset = (document: YamlDocument, path: Path): number =>
  startOf(nodeAt(document, path)) ?? keyOffset(document, path)

/** Returns the source of the value at `path`, on one line. */
export const writtenAt = (document: YamlDocument, yaml: string, path: Path): string => {
  const [from, to] = (nodeAt(document, path) as Node | null)?.range ?? [0, 0]
  return yaml.slice(from, to).trim().replace(/\s+/g, " ")
}
