import { z } from "zod"
import { closestMatch } from "../closest-match"
import { problemAt, type Problem } from "../problem"
import { quote } from "../quote"
import { keysAt, meaningAt, ownerOf, schemaAt } from "./schema-lookup"
import type { Source } from "../source"
import { blockOffset, keyOffset, valueOffset, writtenAt } from "../yaml/yaml-positions"

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]
type Words = { message: string; fix: string }

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
  if (Array.isArray(value)) {
    return written.startsWith("[")
      ? { message: "must be text, but square brackets make a list", fix: `write ${quote(written)}` }
      : { message: "is a list", fix: "write one text, without a dash before it" }
  }
  if (typeof value !== "object" || value === null) {
    const kind = typeof value === "number" ? "a number" : "true or false"
    return { message: `must be text, but ${written} is ${kind}`, fix: `write ${quote(written)}` }
  }
  return /^\{\{|^\{\s*\w+\s*\}/.test(written) || written.includes(": ") || written.endsWith(":")
    ? { message: "is text with a sign that needs quotation marks", fix: `write ${quote(written)}` }
    : { message: "must be text, not a group of fields", fix: "write one text" }
}

const wrongType = (expected: string, value: unknown, written: string): Words => {
  const not = `not ${shorten(written)}`
  switch (expected) {
    case "string":
      return notText(value, written)
    case "boolean":
      return {
        message: `must be true or false, ${not}`,
        fix: "write true or false, without quotation marks",
      }
    case "number":
    case "int":
      return {
        message: `must be a whole number, ${not}`,
        fix: "write it in figures, without quotation marks, for example 5",
      }
    case "array":
      return { message: `must be a list, ${not}`, fix: "write each item on a line of its own, after a dash" }
    default:
      return {
        message: `must be a group of fields, ${not}`,
        fix: "write its fields below it, indented by two spaces",
      }
  }
}

const dayWords = (written: string): Words => ({
  message: /^\d{4}-\d\d-\d\d$/.test(written)
    ? `is not a real calendar day (${written})`
    : `is not a date (${shorten(written)})`,
  fix: "write it as YYYY-MM-DD, for example 2025-03-14",
})

const unknownFix = "write it as the other files do"

/** The fix that a schema gives with its pattern, or a custom rule with its issue. */
const fixOf = (issue: Issue, schema: z.ZodObject): string => {
  const own = (issue as { params?: { fix?: string; word?: string; known?: string[] } }).params
  const meant = own?.word && own.known ? closestMatch(`{${own.word}}`, own.known) : undefined
  if (meant) return `Did you mean \`${meant}\`?`
  const field = schemaAt(schema, issue.path)
  return own?.fix ?? (field ? z.globalRegistry.get(field)?.fix : undefined) ?? unknownFix
}

const formatWords = (
  issue: z.core.$ZodIssueInvalidStringFormat,
  value: unknown,
  written: string,
  fix: string,
): Words =>
  issue.format === "date"
    ? dayWords(String(value))
    : { message: `${issue.message} (${shorten(written)})`, fix }

const wordsFor = (issue: Issue, value: unknown, written: string, fix: string): Words => {
  switch (issue.code) {
    case "invalid_type":
      return issue.expected === "int" && typeof value === "number"
        ? { message: `must be a whole number, not ${written}`, fix: "write it without a fraction" }
        : wrongType(issue.expected, value, written)
    case "invalid_format":
      return formatWords(issue, value, written, fix)
    case "invalid_value": {
      const names = issue.values.map(String)
      const meant = typeof value === "string" ? closestMatch(value, names) : undefined
      return {
        message: `has no entry called ${shorten(written)}`,
        fix: meant ? `Did you mean \`${meant}\`?` : `use one of ${names.join(", ")}`,
      }
    }
    case "too_small":
      return issue.origin === "array"
        ? { message: "is an empty list", fix: "write at least one item" }
        : { message: `is too small (${written})`, fix: "write a number from 1" }
    case "too_big":
      return { message: `is too large (${shorten(written)})`, fix: "write a smaller number" }
    case "custom":
      return { message: issue.message, fix }
    default:
      return { message: `is not what belongs here (${shorten(written)})`, fix }
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
    const meant = closestMatch(key, known)
    const owner = issue.path.length === 0 ? ownerOf(schema, key) : undefined
    const fix = meant
      ? `Did you mean \`${meant}\`?`
      : owner
        ? `it belongs to \`${owner}\`: write it below \`${owner}:\`, indented by two spaces`
        : `take it away; the fields here are ${known.filter((name) => !["sample", "claimsOk"].includes(name)).join(", ")}`
    return problemAt(source, offset, `${nameOf([...issue.path, key])} is not a field of this file`, fix)
  })

/** The field that an unknown one was probably meant to be: of like spelling, or of a block that it should stand in. */
const meantBy = (schema: z.ZodObject, path: Path, key: string): string => {
  const meant = closestMatch(key, keysAt(schema, path))
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

/** What a field is for, in brackets: the first sentence of its description. */
const hint = (schema: z.ZodObject, path: Path): string => {
  const [first = ""] = meaningAt(schema, path).split(/\.(?:\s|$)/)
  return first && ` (${first})`
}

/** The words at which a custom rule points. */
const findOf = (issue: Issue): string | undefined => (issue as { params?: { find?: string } }).params?.find

const placeIn = ({ yaml, yamlStart }: Source, issue: Issue, offset: number): number => {
  const find = findOf(issue)
  const at = find === undefined ? -1 : yaml.indexOf(find, offset - yamlStart)
  return at < 0 ? offset : yamlStart + at
}

/** The checks of links and pictures say more about an address than its pattern does. */
const isJudgedElsewhere = (issue: Issue, values: unknown): boolean => {
  const field = issue.path.at(-1)
  const value = valueAt(values, issue.path)
  if (issue.code !== "invalid_format" || typeof value !== "string" || value.trim() === "") return false
  return field === "src" || (field === "href" && !/\s/.test(value))
}

/** Holds the fields of a file against its noun's schema; gives one problem per field, each in its place. */
export const checkFields = (source: Source, schema: z.ZodObject): Problem[] => {
  const result = schema.safeParse(source.values)
  if (result.success) return []
  const issues = result.error.issues.filter((issue) => !isJudgedElsewhere(issue, source.values))
  const named = misspelt(schema, issues)
  const { document, yaml, yamlStart } = source
  const seen = new Set<string>()
  return issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") return unknownKeys(source, schema, issue)
    const name = nameOf(issue.path)
    const key = `${name} ${findOf(issue) ?? ""}`
    if (seen.has(name) || seen.has(key)) return []
    seen.add(findOf(issue) === undefined ? name : key)
    const value = valueAt(source.values, issue.path)
    if (value === undefined) {
      if (named.has(name)) return []
      const swallowed = swallowedAt(yaml, String(issue.path.at(-1)), issue.path.length)
      if (swallowed !== undefined) {
        const message = `${name} stands too far to the right and counts as part of the text above it`
        return [problemAt(source, yamlStart + swallowed, message, "start it where the fields above start")]
      }
      const offset = yamlStart + blockOffset(document, issue.path.slice(0, -1))
      const fix = `add ${String(issue.path.at(-1))}:${hint(schema, issue.path)}`
      return [problemAt(source, offset, `${name} is missing`, fix)]
    }
    const offset = yamlStart + valueOffset(document, yaml, issue.path)
    if (value === null || (typeof value === "string" && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(value))) {
      const fix =
        typeof issue.path.at(-1) === "number"
          ? "write its text after the dash, or delete the line"
          : `write something after ${String(issue.path.at(-1))}:${hint(schema, issue.path)}`
      return [problemAt(source, offset, `${name} is empty`, fix)]
    }
    const written = writtenAt(document, yaml, issue.path)
    const { message, fix } = wordsFor(issue, value, written, fixOf(issue, schema))
    return [problemAt(source, placeIn(source, issue, offset), `${name} ${message}`, fix)]
  })
}
