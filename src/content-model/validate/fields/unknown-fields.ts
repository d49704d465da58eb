import { z } from "zod"
import { valueAt, type ContentFile } from "../../content-file"
import {
  checkedContentTypes,
  entryFolder,
  schemaAt,
  shapeOf,
  singleFile,
  unwrap,
  type ContentType,
} from "../../content-types"
import { keyOffset, valueOffset, type Path } from "../../yaml"
import { closestMatch, didYouMean, nameOf, problemAt, problemIn, type Problem } from "../problem"

type Issue = z.core.$ZodIssue

/** Returns the names of the fields below `path`. */
const keysAt = (schema: z.ZodObject, path: Path): string[] => {
  const at = schemaAt(schema, path)
  return at instanceof z.ZodObject ? Object.keys(at.shape) : []
}

/** Returns the field of `schema` whose block contains `key`, for example `picture` for `src`. */
const ownerOf = (schema: z.ZodObject, key: string): string | undefined =>
  Object.keys(schema.shape).find((field) => keysAt(schema, [field]).includes(key))

/** Returns the missing field if there is one missing and one unknown field, for example a name in another language. */
const onlyMissing = (
  source: ContentFile,
  schema: z.ZodObject,
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
): string | undefined => {
  const group = schemaAt(schema, path)
  if (keys.length !== 1 || !(group instanceof z.ZodObject)) return undefined
  const present = Object.keys((valueAt(source, path) as object | undefined) ?? {})
  const absent = Object.entries(shapeOf(group))
    .filter(([name, field]) => !present.includes(name) && unwrap(field) === field)
    .map(([name]) => name)
  return absent.length === 1 ? absent[0] : undefined
}

export const unknownKeys = (
  source: ContentFile,
  schema: z.ZodObject,
  issue: z.core.$ZodIssueUnrecognizedKeys,
): Problem[] =>
  issue.keys.map((key) => {
    const offset = source.yamlStart + keyOffset(source.document, [...issue.path, key])
    const known = keysAt(schema, issue.path)
    const owner = issue.path.length === 0 ? ownerOf(schema, key) : undefined
    const only = owner ? undefined : onlyMissing(source, schema, issue)
    const [, mark] = /^(\/\/|<!--|\/\*|--|;|REM(?= ))/.exec(key) ?? []
    if (mark) {
      const message = `${mark} does not make the line a note`
      return problemAt(source, offset, message, "write # in its place, or delete the line")
    }
    const whole = key.replace(/^[+-]\s*/, "")
    const hides = known.includes("draft") && /^(?:published|status|state|visible|hidden|private)$/i.test(key)
    const fix =
      (whole !== key && known.includes(whole) ? `write ${whole}, without the sign before it` : undefined) ??
      didYouMean(key, known) ??
      (issue.path.length > 0 && keysAt(schema, []).includes(key)
        ? `move it below the last line of ${String(issue.path[0])}, and delete the spaces before ${key}:`
        : undefined) ??
      (hides ? "write draft: true to hide the article; otherwise delete the line" : undefined) ??
      (only && `Did you mean \`${only}\`?`) ??
      (owner
        ? `it belongs to \`${owner}\`: write it below \`${owner}:\`, indented by two spaces`
        : source.contentType?.type.endsWith("Email")
          ? "indent it by two spaces if it is part of the text; otherwise delete it"
          : `delete it; the fields here are ${known.filter((name) => !["sample", "claimsOk"].includes(name)).join(", ")}`)
    return problemAt(source, offset, `${nameOf([...issue.path, key])} is not a field of this file`, fix)
  })

/** Returns the name of the field that an unknown key probably means: one with a similar name, or one in another block. */
const meantBy = (schema: z.ZodObject, path: Path, key: string): string => {
  const meant = closestMatch(key, keysAt(schema, path))
  const owner = path.length === 0 ? ownerOf(schema, key) : undefined
  return nameOf(meant === undefined && owner !== undefined ? [owner, key] : [...path, meant ?? key])
}

/** Returns the names of missing fields whose misspelt keys are already reported. */
export const misspelt = (source: ContentFile, schema: z.ZodObject, issues: readonly Issue[]): Set<string> =>
  new Set(
    issues.flatMap((issue) => {
      if (issue.code !== "unrecognized_keys") return []
      const only = onlyMissing(source, schema, issue)
      const names = issue.keys.map((key) => meantBy(schema, issue.path, key))
      return only === undefined ? names : [...names, nameOf([...issue.path, only])]
    }),
  )

/** Returns true if a path is that of an item or below it. */
const isBelow = (item: Path, path: Path) => item.every((step, index) => path[index] === step)

type SplitItem = { problem: Problem; covers: (path: Path) => boolean }

/** Returns the lines of a text that have become items of the list around it, because of a hyphen. */
const splitTexts = (source: ContentFile, issues: readonly Issue[]): SplitItem[] =>
  issues.flatMap((issue) => {
    const { path } = issue
    const [index, item] = [path.at(-1), valueAt(source, path)]
    const isText = typeof item === "string" && /^\p{Ll}|\s\S+\s|[.,;:!?]$/u.test(item)
    // Words with a colon after them look like the name of a field.
    const isSentence =
      issue.code === "unrecognized_keys" &&
      Object.keys(item as object).every((key) => issue.keys.includes(key) && /^\p{Lu}|\s/u.test(key))
    if (typeof index !== "number" || index === 0 || !(isText || isSentence)) return []
    if (isText && (issue.code !== "invalid_type" || issue.expected !== "object")) return []
    const message = `${nameOf(path)} is part of the text above it, but a hyphen makes it an item`
    const fix = "delete the hyphen, and start the line below the first letter of that text"
    return [{ problem: problemIn(source, path, message, fix), covers: (other) => isBelow(path, other) }]
  })

/** Returns the items of lists that hyphens too many have cut: each part has fields that the others lack. */
const splitGroups = (source: ContentFile, issues: readonly Issue[]): SplitItem[] => {
  const missing = issues.map(({ path }) => path).filter((path) => valueAt(source, path) === undefined)
  const lacking = (item: Path) =>
    missing
      .filter((path) => path.length === item.length + 1 && isBelow(item, path))
      .map((path) => path.at(-1))
  const keysOf = (item: Path): unknown[] =>
    Object.keys((valueAt(source, item) as object | null | undefined) ?? {})
  const isWhole = (parts: readonly Path[]) =>
    parts.every((part) => lacking(part).every((key) => parts.some((other) => keysOf(other).includes(key))))
  const found: SplitItem[] = []
  const items = new Map(missing.map((path) => [nameOf(path.slice(0, -1)), path.slice(0, -1)]))
  for (const item of items.values()) {
    const index = item.at(-1)
    if (typeof index !== "number" || found.some(({ covers }) => covers(item))) continue
    const list = [1, 2, 3, 4].map((step): Path => [...item.slice(0, -1), index + step])
    const end = list.findIndex((part) => lacking(part).length === 0)
    const others = list.slice(0, end < 0 ? list.length : end)
    const count = others.findIndex((_, at) => isWhole([item, ...others.slice(0, at + 1)])) + 1
    const [next] = others
    if (!next || count === 0) continue
    const offset = source.yaml.lastIndexOf("-", valueOffset(source.document, source.yaml, next))
    const several = nameOf(next).replace(/item (?=\d+$)/, "items ") + ` to ${index + 1 + count} have`
    const subject = count > 1 ? several : `${nameOf(next)} has`
    const message = `${subject} only fields that are missing from item ${index + 1}`
    const fix = `write two spaces in place of ${count > 1 ? "each" : "the"} hyphen and the space`
    const parts = [item, ...others.slice(0, count)]
    found.push({
      problem: problemAt(source, source.yamlStart + offset, message, fix),
      covers: (path) => parts.some((part) => isBelow(part, path)),
    })
  }
  return found
}

/** Returns the items of lists that are only parts of an item or of a text, because of a hyphen too many. */
export const splitItems = (source: ContentFile, issues: readonly Issue[]): SplitItem[] => [
  ...splitTexts(source, issues),
  ...splitGroups(source, issues),
]

/** Returns the names of the fields of a file, without those for editors. */
const namesIn = ({ values }: ContentFile): string[] =>
  typeof values === "object" && values !== null && !Array.isArray(values)
    ? Object.keys(values).filter((name) => !["sample", "claimsOk"].includes(name))
    : []

/** Returns the content types that have all fields of a file. A single field must be the only one that the type needs. */
export const kindsOf = (source: ContentFile): ContentType[] => {
  const names = namesIn(source)
  const fitting = checkedContentTypes.filter(({ schema }) => names.every((name) => name in schema.shape))
  return names.length > 1
    ? fitting
    : fitting.filter(({ schema }) => {
        const needed = Object.entries(schema.shape).filter(([, field]) => !(field instanceof z.ZodOptional))
        return needed.length === names.length
      })
}

/** Reports a file with the fields of another content type, for example those of a client in the folder of case studies. */
export const checkKind = (source: ContentFile): Problem[] => {
  const { contentType } = source
  const names = namesIn(source)
  const own = Object.keys(contentType?.schema.shape ?? {})
  const [other] = kindsOf(source)
  if (!contentType || !other || names.length < 3 || names.every((name) => own.includes(name))) return []
  const message = `the file has the fields of another kind of file, content/${singleFile(other) ?? entryFolder(other)}`
  const fix = other.path.test(source.path.replace(/^.*\//, `${entryFolder(other)}/`))
    ? `move the file to content/${entryFolder(other)}; if it took the place of another text, restore that`
    : "restore the text that was here, and put the new one where it belongs"
  return [problemAt(source, source.yamlStart, message, fix)]
}
