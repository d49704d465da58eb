import { isAlias, visit, type YAMLError } from "yaml"
import { z } from "zod"
import { type ContentFile, type FieldText } from "../../content-file"
import { parseYaml } from "../../yaml"
import { problemAt, type Problem } from "../problem"
import { blank } from "../text/readable-text"
import { describeError, quoteAll } from "./describe-error"

/** Blanks out a line with the lines that are indented below it. */
const withoutBlock = (yaml: string, offset: number): string => {
  const start = yaml.lastIndexOf("\n", offset - 1) + 1
  const [, indent = ""] = /^( *)/.exec(yaml.slice(start)) ?? []
  const end = yaml.slice(offset).search(new RegExp(`\\n {0,${indent.length}}[^ \\n]`))
  const block = end < 0 ? yaml.slice(start) : yaml.slice(start, offset + end)
  return yaml.slice(0, start) + blank(block) + yaml.slice(start + block.length)
}

/** A mistake that an error can have, and the YAML without it. Offsets do not change. */
type Repair = { offset: number; message: string; fix: string; repaired: string }

const missingHyphen = (item: string) => ({
  message: `a hyphen is missing (${item})`,
  fix: "begin the item with - and a space",
})

/**
 * Returns the items at an error or above it that may lack their hyphen, as items with the same first field or a text above
 * have. The hyphen takes the place of two characters.
 */
const missingHyphens = (yaml: string, errors: readonly YAMLError[]): Repair[] => {
  const [start = 0] = errors[0]?.pos ?? []
  const end = start + yaml.slice(start).search(/\n|$/)
  const lines = [...yaml.slice(0, end).matchAll(/^( *)(?![ -])(\w+:(?=\s|$))?.*$/gm)].reverse()
  return lines.flatMap(({ index, 0: line, 1: indent = "", 2: field }) => {
    if (field === undefined && index + line.length < end) return []
    const beside = field === undefined ? (yaml.slice(0, index).trimEnd().split("\n").at(-1) ?? "") : yaml
    return [indent.length - 2, indent.length]
      .filter((column) => new RegExp(`^ {${column}}- ${field ?? "(?!\\w+:)"}`, "m").test(beside))
      .map((column) => ({
        offset: index + indent.length,
        ...missingHyphen(line.trim()),
        repaired: `${yaml.slice(0, index + column)}- ${yaml.slice(index + column + 2)}`,
      }))
  })
}

/** Returns the first items of lists that lack their hyphen, which takes the place of two letters. */
const missingFirstHyphens = (yaml: string): Repair[] =>
  [...yaml.matchAll(/(?<=:\n)( +)([^\s-].*)(?=\n\1- )/g)].map(({ index, 1: indent = "", 2: text = "" }) => ({
    offset: index + indent.length,
    ...missingHyphen(text),
    repaired: `${yaml.slice(0, index)}${indent}- ${yaml.slice(index + indent.length + 2)}`,
  }))

/** Returns the dashes and bullets in place of a hyphen. */
const otherBullets = (yaml: string): Repair[] =>
  [...yaml.matchAll(/^( *)([–—•·*])(?= \S)/gm)].map(({ index, 1: start = "", 2: sign }) => ({
    offset: index + start.length,
    message: `the line begins with ${sign} in place of a hyphen`,
    fix: "type a hyphen and a space",
    repaired: `${yaml.slice(0, index + start.length)}-${yaml.slice(index + start.length + 1)}`,
  }))

/** Returns the hyphens that lack their space, which takes the place of a letter. */
const missingSpaces = (yaml: string): Repair[] =>
  [...yaml.matchAll(/(?<=^ *)-(?=\p{L})/gmu)].map(({ index }) => ({
    offset: index,
    message: "a space is missing after the hyphen",
    fix: "type one",
    repaired: `${yaml.slice(0, index)}- ${yaml.slice(index + 2)}`,
  }))

/** Returns the fields of texts of several lines that lack their |, which takes the place of letters of the name. */
const missingBars = (yaml: string): Repair[] =>
  [...yaml.matchAll(/^( *\w*)(\w\w):(?=\n +(?!-|\w+:)\S)/gm)].map(({ index, 0: field, 1: start = "" }) => ({
    offset: index + field.length,
    message: `| is missing after ${field.trim()}`,
    fix: `write ${field.trim()} | above a text of several lines`,
    repaired: `${yaml.slice(0, index)}${start}: |${yaml.slice(index + field.length)}`,
  }))

/** The mistakes in an indent: how many spaces to add, what is wrong, and what to do. */
const indents: readonly (readonly [change: number, mistake: string, fix: string])[] = [
  [1, "a space fewer", "add one"],
  [-1, "a space more", "delete one"],
  [2, "two spaces fewer", "add two"],
]

/** Returns the lines at an error or just above it with another indent of an even number of spaces. */
const wrongIndents = (yaml: string, [error]: readonly YAMLError[]): Repair[] => {
  if (error?.code !== "BAD_INDENT" && error?.code !== "MISSING_CHAR") return []
  const end = error.pos[0] + yaml.slice(error.pos[0]).search(/\n|$/)
  const lines = [...yaml.slice(0, end).matchAll(/^ *(?=\S)/gm)].slice(-3).reverse()
  const repairs = lines.flatMap(({ index, 0: { length } }) =>
    indents
      .filter(([change]) => (length + change) % 2 === 0)
      .map(([change, mistake, fix]) => ({
        offset: index + length,
        message: `the line begins with ${mistake} than those beside it`,
        fix: `${fix}, so that it is in line with them`,
        repaired: `${yaml.slice(0, index)}${" ".repeat(length + change)}${yaml.slice(index + length)}`,
      })),
  )
  // Offsets change, so that no other error can be looked for.
  return repairs.filter(({ repaired }) => parseYaml(repaired).errors.length === 0)
}

/** Finds the first repair with which the YAML has fewer errors. */
const findRepair = (yaml: string, errors: readonly YAMLError[]): Repair | undefined =>
  [
    ...missingHyphens(yaml, errors),
    ...missingFirstHyphens(yaml),
    ...otherBullets(yaml),
    ...missingSpaces(yaml),
    ...missingBars(yaml),
    ...wrongIndents(yaml, errors),
  ].find(({ repaired }) => parseYaml(repaired).errors.length < errors.length)

/** Reports the mistakes that keep the YAML from being parsed. Parses again without the faulty lines to find the next one. */
const syntaxErrors = (source: ContentFile): Problem[] => {
  const { document, yaml, yamlStart, contentType } = source
  const fields = Object.keys(contentType?.schema.shape ?? {})
  const found: Problem[] = []
  let { errors } = document
  for (let rest = yaml; errors[0] && found.length < 10; { errors } = parseYaml(rest)) {
    const repair = findRepair(rest, errors)
    const { offset, message, fix } = repair ?? describeError(errors[0], rest, fields)
    const problem = problemAt(source, yamlStart + offset, message, fix)
    // The rest of the line gives the same error again.
    if (found.at(-1)?.line === problem.line) break
    found.push(problem)
    rest = repair?.repaired ?? withoutBlock(rest, offset)
  }
  return found
}

/** Reports aliases, which can expand without limit, anchors and tags. */
const references = (source: ContentFile): Problem[] => {
  const { document, yaml, yamlStart } = source
  const problems: Problem[] = []
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node) && !node.anchor && !node.tag) return
      const value = node.range?.[0] ?? 0
      const sign = yaml.slice(0, value).search(/[&!]\S*\s*$/)
      const message = "a text starts with &, * or !, which have a meaning in YAML"
      problems.push(problemAt(source, yamlStart + (sign < 0 ? value : sign), message, quoteAll))
    },
  })
  return problems
}

/** Reports a text without quotation marks that YAML cuts off at a #, and an item that it takes into the one above. */
const lostText = (source: ContentFile, { schema, text, written, offset, scalar }: FieldText): Problem[] => {
  if (scalar.type !== "PLAIN") return []
  const item = /(?<=\n\s*)- /.exec(written)
  if (item && !(schema instanceof z.ZodArray)) {
    const message = "the item is indented further than the one above it"
    return [problemAt(source, offset + item.index, message, "start it below the hyphen above")]
  }
  const end = offset + written.length
  const [rest = ""] = source.text.slice(end).split("\n")
  // A date or an address cannot go on, so that a note follows it.
  if (!/^[ \t]+#/.test(rest) || !schema || !z.safeParse(schema, text + rest).success) return []
  const fix = "put the whole text in quotation marks, or write a note on a line of its own"
  // A note has a space after its sign.
  const severity = /#[\s#]/.test(rest) ? "warning" : "error"
  return [problemAt(source, end + rest.indexOf("#"), "the text is cut off at #", fix, severity)]
}

/** Checks that the YAML of a file parses, and that it has no aliases, tags or lost text. */
export const checkYaml = (source: ContentFile): Problem[] =>
  source.document.errors.length > 0
    ? syntaxErrors(source)
    : [...references(source), ...source.texts.flatMap((field) => lostText(source, field))]
