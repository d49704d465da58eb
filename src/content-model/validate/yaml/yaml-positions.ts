import { isMap, isPair, isScalar, isSeq, type Node, type Pair } from "yaml"
import type { YamlDocument } from "../../parse-yaml"

type Path = readonly PropertyKey[]

const startOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0]

const pairOf = (node: unknown, key: PropertyKey): Pair | undefined =>
  isMap(node) ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key) : undefined

const nodeAt = (document: YamlDocument, path: Path): unknown =>
  path.reduce<unknown>(
    (node, step) => (isSeq(node) ? node.items[Number(step)] : pairOf(node, step)?.value),
    document.contents,
  )

/** Where the name of the field at `path` stands in the YAML. */
export const keyOffset = (document: YamlDocument, path: Path): number => {
  const parent = nodeAt(document, path.slice(0, -1))
  const key = path.at(-1)
  const pair = key === undefined ? undefined : pairOf(parent, key)
  return (isPair(pair) ? startOf(pair.key) : undefined) ?? startOf(parent) ?? 0
}

/** Where the value at `path` stands in the YAML: of an empty one its name, of an empty list item its dash. */
export const valueOffset = (document: YamlDocument, yaml: string, path: Path): number => {
  const node = nodeAt(document, path)
  const start = startOf(node)
  if (start === undefined) return keyOffset(document, path)
  const empty = isScalar(node) && node.value === null && node.source === ""
  if (!empty) return start
  if (isSeq(nodeAt(document, path.slice(0, -1)))) return yaml.lastIndexOf("-", start)
  return keyOffset(document, path)
}

/** Where the block at `path` starts in the YAML: the place to name for a field that is missing from it. */
export const blockOffset = (document: YamlDocument, path: Path): number =>
  startOf(nodeAt(document, path)) ?? keyOffset(document, path)

/** Where the value at `path` starts in the YAML, and where it ends. */
export const valueRange = (document: YamlDocument, path: Path): [number, number] | undefined => {
  const range = (nodeAt(document, path) as Node | null)?.range
  return range ? [range[0], range[1]] : undefined
}

/** The YAML's own words of the value at `path`, on one line. */
export const writtenAt = (document: YamlDocument, yaml: string, path: Path): string => {
  const range = valueRange(document, path)
  return range
    ? yaml
        .slice(...range)
        .trim()
        .replace(/\s+/g, " ")
    : ""
}
