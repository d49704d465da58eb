import { problemAt, type Problem } from "../problem"
import type { Source } from "../source"
import { valueOffset } from "../yaml/yaml-positions"

/** The value at a path of a file's fields; undefined where there is none, or the fields cannot be read. */
export const valueAt = ({ values }: Source, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step],
    values,
  )

/** The text at a path of a file's fields; empty where there is none. */
export const textAt = (source: Source, path: readonly PropertyKey[]): string => {
  const value = valueAt(source, path)
  return typeof value === "string" ? value : ""
}

/** The list at a path of a file's fields; empty where there is none. */
export const listAt = (source: Source, path: readonly PropertyKey[]): unknown[] => {
  const value = valueAt(source, path)
  return Array.isArray(value) ? value : []
}

/** The problem at the value of a field. */
export const problemIn = (
  source: Source,
  path: readonly PropertyKey[],
  message: string,
  fix: string,
  severity?: Problem["severity"],
): Problem =>
  problemAt(
    source,
    source.yamlStart + valueOffset(source.document, source.yaml, path),
    message,
    fix,
    severity,
  )

/** The words of a file's name: its slug. */
export const slugOf = ({ noun, path }: Source): string => noun?.path.exec(path)?.groups?.["slug"] ?? ""
