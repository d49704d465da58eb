import type { z } from "zod"
import { valueAt, type ContentFile } from "../../content-file"
import { valueOffset } from "../../yaml"
import { problemAt, type Problem } from "../problem"
import { nameOf, type Path } from "./field-paths"

/** Returns true if a path is that of an item or below it. */
const isBelow = (item: Path, path: Path) => item.every((step, index) => path[index] === step)

type SplitItem = { problem: Problem; covers: (path: Path) => boolean }

/** Returns the items of lists that a hyphen too many has cut in two: each of the two has the fields that the other one lacks. */
export const splitItems = (source: ContentFile, issues: readonly z.core.$ZodIssue[]): SplitItem[] => {
  const missing = issues.map(({ path }) => path).filter((path) => valueAt(source, path) === undefined)
  const lacking = (item: Path) =>
    missing
      .filter((path) => path.length === item.length + 1 && isBelow(item, path))
      .map((path) => path.at(-1))
  const keysOf = (item: Path): unknown[] =>
    Object.keys((valueAt(source, item) as object | null | undefined) ?? {})
  const items = new Map(missing.map((path) => [nameOf(path.slice(0, -1)), path.slice(0, -1)]))
  return [...items.values()].flatMap((item) => {
    const index = item.at(-1)
    if (typeof index !== "number") return []
    const next = [...item.slice(0, -1), index + 1]
    const [first, second] = [lacking(item), lacking(next)]
    const isWhole =
      first.every((key) => keysOf(next).includes(key)) && second.every((key) => keysOf(item).includes(key))
    if (second.length === 0 || !isWhole) return []
    const message = `${nameOf(next)} has only fields that are missing from item ${index + 1}`
    const offset = source.yaml.lastIndexOf("-", valueOffset(source.document, source.yaml, next))
    const fix = "write two spaces in place of the hyphen and the space"
    return [
      {
        problem: problemAt(source, source.yamlStart + offset, message, fix),
        covers: (path: Path) => isBelow(item, path) || isBelow(next, path),
      },
    ]
  })
}
