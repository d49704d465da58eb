import { isPair, isScalar, isSeq, visit, type Scalar } from "yaml"
import { z } from "zod"
import type { ContentFile } from "../../content-file"
import { schemaAt } from "../../content-types"
import { problemAt, type Problem } from "../problem"
import { findSyntaxProblems } from "./syntax-hints"
import { meaningProblems, numberedItems, type SyntaxProblem } from "./check-lines"

type YamlError = { code: string; message: string; pos: readonly [number, number] }

const firstLetter = (yaml: string, offset: number): number => {
  const lineStart = yaml.lastIndexOf("\n", offset - 1) + 1
  const lead = /^[ ]*/.exec(yaml.slice(lineStart))?.[0].length ?? 0
  return Math.max(offset, lineStart + lead)
}

const neitherAt = (offset: number): SyntaxProblem => ({
  offset,
  message: "the line is neither a field nor part of the text above",
  fix: "indent it by two spaces if the text above goes on here, write it as name: text, or delete it",
})

const misaligned = "the line is not in line with its neighbours"

/** Returns true if a line starts below the hyphens of the items above it. */
const isBelowHyphens = (yaml: string, offset: number): boolean => {
  const lineStart = yaml.lastIndexOf("\n", offset - 1) + 1
  const indent = " ".repeat(offset - lineStart)
  const above = yaml.slice(0, lineStart).split("\n").reverse()
  return (
    above.find((line) => line.trim() !== "" && !line.startsWith(`${indent} `))?.startsWith(`${indent}- `) ??
    false
  )
}

/** Describes a parser error for which no usual cause was found. */
const describeError = (error: YamlError, yaml: string): SyntaxProblem => {
  const offset = firstLetter(yaml, error.pos[0])
  switch (error.code) {
    case "DUPLICATE_KEY": {
      const [key = ""] = /^[^:\s]+/.exec(yaml.slice(offset)) ?? []
      const fix = /^\d+$/.test(key)
        ? "write the id of its article in the line whose number is wrong, or delete one of the two"
        : "keep one of the two and delete the other"
      return { offset, message: `${key} occurs twice`, fix }
    }
    case "BLOCK_AS_IMPLICIT_KEY": {
      const colon = yaml.slice(offset).search(/:(\s|$)/)
      if (error.message.includes("sequence") || colon < 0) {
        return { offset, message: misaligned, fix: "indent it as they are" }
      }
      const message = "a text has a colon and is not in quotation marks"
      return { offset: offset + colon, message, fix: "put the whole text in quotation marks" }
    }
    case "BAD_DQ_ESCAPE": {
      const fix = "write \\\\ for a backslash, or use single quotation marks"
      return { offset, message: "a backslash in a text in double quotation marks", fix }
    }
    case "MULTILINE_IMPLICIT_KEY":
      return neitherAt(offset)
  }
  const isMisaligned =
    ["BAD_INDENT", "TAB_AS_INDENT"].includes(error.code) ||
    error.message.startsWith("Sequence item without -")
  if (isMisaligned && isBelowHyphens(yaml, offset)) {
    const fix =
      "write a hyphen and a space before it; if it belongs to the item above, indent it by two more spaces"
    return { offset, message: "the item of a list has no hyphen", fix }
  }
  if (isMisaligned) return { offset, message: misaligned, fix: "indent it as they are, with spaces" }
  const lineStart = yaml.lastIndexOf("\n", offset - 1) + 1
  if (!/:(?:\s|$)|^\s*-\s/.test(yaml.slice(lineStart).split("\n")[0] ?? "")) return neitherAt(offset)
  const fix = "look at the colons, quotation marks and indentation of this line and the one above"
  return { offset, message: "this cannot be read", fix }
}

/** Describes duplicate fields: one by one, or as a single problem if several were copied together. */
const describeDuplicates = (errors: readonly YamlError[], yaml: string): SyntaxProblem[] => {
  const problems = errors.map((error) => describeError(error, yaml))
  const [first] = problems
  if (!first) return []
  const columnOf = (offset: number) => offset - yaml.lastIndexOf("\n", offset - 1)
  if (columnOf(first.offset) > 1 && !/^ *- /m.test(yaml.slice(0, first.offset))) return problems
  if (columnOf(first.offset) > 1) {
    const fix = `${first.fix}; if a new item of the list starts here, write a hyphen and a space before it`
    return [{ ...first, fix }]
  }
  if (problems.length < 3) return problems
  const message = `${first.message}, and so do ${problems.length - 1} fields below it`
  return [{ ...first, message, fix: "delete one of the two copies of the text" }]
}

const oncePerLine = (problems: SyntaxProblem[], yaml: string): SyntaxProblem[] => {
  const seen = new Set<number>()
  return problems.filter(({ offset }) => {
    const line = yaml.slice(0, offset).split("\n").length
    return !seen.has(line) && seen.add(line)
  })
}

/** Returns the mistakes that keep the YAML from being parsed, each at the place where it was made. */
const syntaxErrors = (source: ContentFile): SyntaxProblem[] => {
  const { yaml, document, contentType } = source
  const duplicates = document.errors.filter(({ code }) => code === "DUPLICATE_KEY")
  const others = document.errors.filter(({ code }) => code !== "DUPLICATE_KEY")
  const numbered = others.length > 0 ? numberedItems(yaml) : []
  const hints = () => findSyntaxProblems(yaml, contentType?.schema, blockMark(source))
  const usual = numbered.length > 0 || others.length === 0 ? numbered : hints()
  const problems = usual.length > 0 ? usual : others.slice(0, 1).map((error) => describeError(error, yaml))
  return oncePerLine([...problems, ...describeDuplicates(duplicates, yaml)], yaml)
}

/** Returns true if the field of a text cannot hold the words after a #, for example because it is a date or an address. */
const isComplete = (
  { contentType, yaml }: ContentFile,
  { range }: Scalar,
  path: readonly unknown[],
): boolean => {
  if (!contentType) return true
  const steps = path.flatMap((step): PropertyKey[] => {
    if (isSeq(step)) return [0]
    return isPair(step) && isScalar(step.key) ? [String(step.key.value)] : []
  })
  const field = schemaAt(contentType.schema, steps)
  const [line = ""] = yaml.slice(range?.[0]).split("\n")
  return field !== undefined && !z.safeParse(field, line).success
}

/** Reports text without quotation marks that YAML cuts off at a # or treats as part of the item above. */
const lostText = (source: ContentFile, node: Scalar, path: readonly unknown[]): SyntaxProblem[] => {
  const { yaml } = source
  const [from, to] = node.range ?? [0, 0]
  const written = yaml.slice(from, to)
  const problems: SyntaxProblem[] = []
  const hyphen = /\n\s*- /.exec(written)
  if (hyphen) {
    const offset = from + hyphen.index + hyphen[0].length - 2
    const message = "the item is indented further than the one above it"
    problems.push({ offset, message, fix: "start it below the hyphen above" })
  }
  const [first = ""] = /^[^\n]{1,40}[^,;:\n]\n *(?=\p{Lu})/u.exec(written) ?? []
  if (isSeq(path.at(-1)) && first && !hyphen) {
    const message = "the line becomes a part of the item above"
    const fix = "write a hyphen and a space before it, or put the two on one line"
    problems.push({ offset: from + first.length, message, fix, severity: "warning" })
  }
  const cut = /^[ \t]+#(?=[^\s#])|^ #(?= \S)/.exec(yaml.slice(to))
  if (!cut || typeof node.value !== "string" || isComplete(source, node, path)) return problems
  const offset = to + cut[0].length - 1
  const message = "the text is cut off at #"
  const fix = "put the whole text in quotation marks"
  if (!yaml.slice(to).startsWith(" # ")) return [...problems, { offset, message, fix }]
  if (!/\p{L}/u.test(written)) return problems
  const noteFix = `${fix}; if the rest is a note to yourself, write it on a line above`
  return [...problems, { offset, message, fix: noteFix, severity: "warning" }]
}

/** Reports YAML that parses but is refused: aliases, which can expand without limit, tags, and text that is lost. */
const refusals = (source: ContentFile): SyntaxProblem[] => {
  const { document, yaml } = source
  const problems: SyntaxProblem[] = []
  const refuse = (offset: number, message: string, fix: string) => problems.push({ offset, message, fix })
  const aliasFix = "write the text itself; if a text starts with & or *, put it in quotation marks"
  visit(document, {
    Alias: (_, node) =>
      void refuse(node.range?.[0] ?? 0, "a reference (*) is not allowed in content", aliasFix),
    Node: (_, node, path) => {
      const start = node.range?.[0] ?? 0
      if ("anchor" in node && node.anchor) {
        const offset = yaml.slice(0, start).lastIndexOf("&")
        refuse(offset, "a reference (&) is not allowed in content", aliasFix)
      }
      if (node.tag) {
        refuse(start, "a type (!) is not allowed in content", "put the text in quotation marks")
      }
      if (isScalar(node) && node.type === "PLAIN" && node.range)
        problems.push(...lostText(source, node, path))
    },
  })
  return problems
}

/** Returns the mark of a text on several lines: `|` in a mail, which keeps the lines, otherwise `>-`. */
const blockMark = ({ contentType }: ContentFile) => (contentType?.type.endsWith("Email") ? "|" : ">-")

const toProblem = (source: ContentFile, { offset, message, fix, severity }: SyntaxProblem): Problem =>
  problemAt(source, source.yamlStart + offset, message, fix, severity)

/** Reports mistakes that change the meaning of the YAML and make all other messages about the file misleading. */
export const checkBlockers = (source: ContentFile): Problem[] =>
  meaningProblems(source.yaml, blockMark(source), source.path.startsWith("home/")).map((problem) =>
    toProblem(source, problem),
  )

/** Checks that the YAML of a file parses, and that it has no aliases, tags or lost text. */
export const checkYaml = (source: ContentFile): Problem[] =>
  (source.document.errors.length > 0 ? syntaxErrors(source) : refusals(source)).map((problem) =>
    toProblem(source, problem),
  )
