import type { z } from "zod"
import { nearest } from "./nearest"
import { problemAt, type Problem } from "./problem"
import { quote } from "./quote"
import { keysAt, meaningAt, ownerOf } from "./schema-of"
import type { Source } from "./source"
import { blockOffset, keyOffset, valueOffset, writtenAt } from "./yaml-place"

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]
type Words = { message: string; cure: string }

/** `modules, item 2: title`, `picture.alt`, `date`: a field as a reader of the file would call it. */
export const nameOf = (path: Path): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === "number") return `${name}, item ${step + 1}`
    if (name === "") return String(step)
    return / \d+$/.test(name) ? `${name}: ${String(step)}` : `${name}.${String(step)}`
  }, "")

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | null)?.[step], values)

const notText = (value: unknown, written: string): Words => {
  if (Array.isArray(value)) return { message: "is a list", cure: "write one text, without a dash before it" }
  if (typeof value !== "object" || value === null) {
    const kind = typeof value === "number" ? "a number" : "true or false"
    return { message: `must be text, but ${written} is ${kind}`, cure: `write ${quote(written)}` }
  }
  return written.startsWith("{{") || written.includes(": ") || written.endsWith(":")
    ? { message: "is text with a sign that needs quotation marks", cure: `write ${quote(written)}` }
    : { message: "must be text, not a group of fields", cure: "write one text" }
}

const wrongType = (expected: string, value: unknown, written: string): Words => {
  const not = `not ${shorten(written)}`
  switch (expected) {
    case "string":
      return notText(value, written)
    case "boolean":
      return {
        message: `must be true or false, ${not}`,
        cure: "write true or false, without quotation marks",
      }
    case "number":
    case "int":
      return {
        message: `must be a whole number, ${not}`,
        cure: "write it in figures, without quotation marks, for example 5",
      }
    case "array":
      return { message: `must be a list, ${not}`, cure: "write each item on a line of its own, after a dash" }
    default:
      return {
        message: `must be a group of fields, ${not}`,
        cure: "write its fields below it, indented by two spaces",
      }
  }
}

const dayWords = (written: string): Words => ({
  message: /^\d{4}-\d\d-\d\d$/.test(written)
    ? `is not a real calendar day (${written})`
    : `is not a date (${shorten(written)})`,
  cure: "write it as YYYY-MM-DD, for example 2025-03-14",
})

const formatWords = (issue: z.core.$ZodIssueInvalidStringFormat, value: unknown, written: string): Words => {
  if (issue.format === "date") return dayWords(String(value))
  const [message = "", cure = "write it as the other files do"] = issue.message.split(" → ")
  return { message: `${message} (${shorten(written)})`, cure }
}

const wordsFor = (issue: Issue, value: unknown, written: string): Words => {
  switch (issue.code) {
    case "invalid_type":
      return issue.expected === "int" && typeof value === "number"
        ? { message: `must be a whole number, not ${written}`, cure: "write it without a fraction" }
        : wrongType(issue.expected, value, written)
    case "invalid_format":
      return formatWords(issue, value, written)
    case "invalid_value": {
      const names = issue.values.map(String)
      const meant = typeof value === "string" ? nearest(value, names) : undefined
      return {
        message: `has no entry called ${shorten(written)}`,
        cure: meant ? `Did you mean \`${meant}\`?` : `use one of ${names.join(", ")}`,
      }
    }
    case "too_small":
      return issue.origin === "array"
        ? { message: "is an empty list", cure: "write at least one item" }
        : { message: `is too small (${written})`, cure: "write a number from 1" }
    default: {
      const [message = "", cure = "write it as the other files do"] = issue.message.split(" → ")
      return { message, cure }
    }
  }
}

const unknownKeys = (
  source: Source,
  schema: z.ZodObject,
  issue: z.core.$ZodIssueUnrecognizedKeys,
): Problem[] =>
  issue.keys.map((key) => {
    const offset = source.yamlStart + keyOffset(source.document, [...issue.path, key])
    const known = keysAt(schema, issue.path)
    const meant = nearest(key, known)
    const owner = issue.path.length === 0 ? ownerOf(schema, key) : undefined
    const cure = meant
      ? `Did you mean \`${meant}\`?`
      : owner
        ? `it belongs to \`${owner}\`: write it below \`${owner}:\`, indented by two spaces`
        : `take it away; the fields here are ${known.join(", ")}`
    return problemAt(source, offset, `${nameOf([...issue.path, key])} is not a field of this file`, cure)
  })

/** The field that an unknown one was probably meant to be: of like spelling, or of a block that it should stand in. */
const meantBy = (schema: z.ZodObject, path: Path, key: string): string => {
  const meant = nearest(key, keysAt(schema, path))
  const owner = path.length === 0 ? ownerOf(schema, key) : undefined
  return nameOf(meant === undefined && owner !== undefined ? [owner, key] : [...path, meant ?? key])
}

/** Missing fields whose misspelt name is reported already. */
const misspelt = (schema: z.ZodObject, issues: readonly Issue[]): Set<string> =>
  new Set(
    issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => meantBy(schema, issue.path, key)) : [],
    ),
  )

/** Where a field of the top level stands indented, so that the text above took it in. */
const swallowedAt = (yaml: string, key: string, depth: number): number | undefined => {
  const match = depth === 1 ? new RegExp(`^ +(?=${key}: )`, "m").exec(yaml) : null
  return match ? match.index + match[0].length : undefined
}

/** Holds the fields of a file against its noun's schema; gives one problem per field, each in its place. */
export const checkFields = (source: Source, schema: z.ZodObject): Problem[] => {
  const result = schema.safeParse(source.values)
  if (result.success) return []
  const named = misspelt(schema, result.error.issues)
  const { document, yaml, yamlStart } = source
  const seen = new Set<string>()
  return result.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return unknownKeys(source, schema, issue)
    const name = nameOf(issue.path)
    if (seen.has(name)) return []
    seen.add(name)
    const value = valueAt(source.values, issue.path)
    if (value === undefined) {
      if (named.has(name)) return []
      const swallowed = swallowedAt(yaml, String(issue.path.at(-1)), issue.path.length)
      if (swallowed !== undefined) {
        const message = `${name} stands too far to the right and counts as part of the text above it`
        return [problemAt(source, yamlStart + swallowed, message, "start it where the fields above start")]
      }
      const offset = yamlStart + blockOffset(document, issue.path.slice(0, -1))
      const meaning = meaningAt(schema, issue.path)
      const cure = `add ${String(issue.path.at(-1))}:${meaning ? ` (${meaning})` : ""}`
      return [problemAt(source, offset, `${name} is missing`, cure)]
    }
    const offset = yamlStart + valueOffset(document, yaml, issue.path)
    if (value === null || (typeof value === "string" && value.trim() === "")) {
      const meaning = meaningAt(schema, issue.path)
      const cure =
        typeof issue.path.at(-1) === "number"
          ? "write its text after the dash, or delete the line"
          : `write something after ${String(issue.path.at(-1))}:${meaning ? ` (${meaning})` : ""}`
      return [problemAt(source, offset, `${name} is empty`, cure)]
    }
    const { message, cure } = wordsFor(issue, value, writtenAt(document, yaml, issue.path))
    return [problemAt(source, offset, `${name} ${message}`, cure)]
  })
}
