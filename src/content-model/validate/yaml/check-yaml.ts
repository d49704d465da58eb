import { isScalar, visit, type Scalar } from "yaml"
import type { ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"
import { findSyntaxProblems, toLines, type Line, type SyntaxProblem } from "./syntax-hints"

type YamlError = { code: string; message: string; pos: readonly [number, number] }

const firstLetter = (yaml: string, offset: number): number => {
  const lineStart = yaml.lastIndexOf("\n", offset - 1) + 1
  const lead = /^[ ]*/.exec(yaml.slice(lineStart))?.[0].length ?? 0
  return Math.max(offset, lineStart + lead)
}

const misaligned = "the line is not in line with its neighbours"

/** Describes an error of the parser, for YAML in which no usual cause was found. */
const describeError = (error: YamlError, yaml: string): SyntaxProblem => {
  const offset = firstLetter(yaml, error.pos[0])
  switch (error.code) {
    case "DUPLICATE_KEY": {
      const [key = ""] = /^[^:\s]+/.exec(yaml.slice(offset)) ?? []
      return { offset, message: `${key} stands here twice`, fix: "keep one of the two and delete the other" }
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
    case "MULTILINE_IMPLICIT_KEY": {
      const fix = "write it as name: text, or indent it by two spaces"
      return { offset, message: "the line is neither a field nor part of the text above", fix }
    }
  }
  const isMisaligned =
    ["BAD_INDENT", "TAB_AS_INDENT"].includes(error.code) ||
    error.message.startsWith("Sequence item without -")
  if (isMisaligned) return { offset, message: misaligned, fix: "indent it as they are, with spaces" }
  const fix = "look at the colons, quotation marks and indentation of this line and the one above"
  return { offset, message: "this cannot be read", fix }
}

const oncePerLine = (problems: SyntaxProblem[], yaml: string): SyntaxProblem[] => {
  const seen = new Set<number>()
  return problems.filter(({ offset }) => {
    const line = yaml.slice(0, offset).split("\n").length
    return !seen.has(line) && seen.add(line)
  })
}

/** Returns the mistakes that keep YAML from being parsed, each where it was made. */
const syntaxErrors = ({ yaml, document, contentType }: ContentFile): SyntaxProblem[] => {
  const duplicates = document.errors.filter(({ code }) => code === "DUPLICATE_KEY")
  const others = document.errors.filter(({ code }) => code !== "DUPLICATE_KEY")
  const usual =
    others.length > 0 ? findSyntaxProblems(yaml, Object.keys(contentType?.schema.shape ?? {})) : []
  const problems = usual.length > 0 ? usual : others.slice(0, 1).map((error) => describeError(error, yaml))
  return oncePerLine([...problems, ...duplicates.map((error) => describeError(error, yaml))], yaml)
}

/** Reports text without quotation marks that YAML cuts at a # or takes as a part of the item above. */
const lostText = ({ range, value }: Scalar, yaml: string): SyntaxProblem[] => {
  const [from, to] = range ?? [0, 0]
  const written = yaml.slice(from, to)
  const problems: SyntaxProblem[] = []
  const dash = /\n\s*- /.exec(written)
  if (dash) {
    const offset = from + dash.index + dash[0].length - 2
    const message = "the item stands further to the right than the one above it"
    problems.push({ offset, message, fix: "start it below the dash above" })
  }
  const cut = /^[ \t]+#(?=[^\s#])|^ #(?= \S)/.exec(yaml.slice(to))
  if (!cut || typeof value !== "string") return problems
  const offset = to + cut[0].length - 1
  const message = "the text is cut off at #"
  const fix = "put the whole text in quotation marks"
  if (!yaml.slice(to).startsWith(" # ")) return [...problems, { offset, message, fix }]
  if (!/\p{L}/u.test(written)) return problems
  const noteFix = `${fix}; if the rest is a note to yourself, write it on a line above`
  return [...problems, { offset, message, fix: noteFix, severity: "warning" }]
}

/** Returns what parses but is refused: aliases, which can grow without limit, tags, and text that is lost. */
const refusals = ({ document, yaml }: ContentFile): SyntaxProblem[] => {
  const problems: SyntaxProblem[] = []
  const refuse = (offset: number, message: string, fix: string) => problems.push({ offset, message, fix })
  const aliasFix = "write the text itself; if a text starts with & or *, put it in quotation marks"
  visit(document, {
    Alias: (_, node) =>
      void refuse(node.range?.[0] ?? 0, "a reference (*) is not allowed in content", aliasFix),
    Node: (_, node) => {
      const start = node.range?.[0] ?? 0
      if ("anchor" in node && node.anchor) {
        const offset = yaml.slice(0, start).lastIndexOf("&")
        refuse(offset, "a reference (&) is not allowed in content", aliasFix)
      }
      if (node.tag) {
        refuse(start, "a type (!) is not allowed in content", "put the text in quotation marks")
      }
      if (isScalar(node) && node.type === "PLAIN" && node.range) problems.push(...lostText(node, yaml))
    },
  })
  return problems
}

const isBlank = ({ text }: Line) => /^\s*(#.*)?$/.test(text)

/** Reports `---` and `...`, which end a YAML document and drop what follows. A `---` above all fields is harmless. */
const documentMarkers = (lines: readonly Line[]): SyntaxProblem[] => {
  const firstField = lines.findIndex((line) => !isBlank(line) && !/^---[ \t]*$/.test(line.text))
  return lines.flatMap(({ text, offset }, index) => {
    const marker = /^(---|\.\.\.)(?=\s|$)/.exec(text)?.[1]
    if (!marker || (marker === "---" && (firstField < 0 || index < firstField))) return []
    const message = `the line ${marker} ends the fields, and everything below it is lost`
    return [{ offset, message, fix: "delete this line" }]
  })
}

/** Reports characters that look like the hyphen of a list, and a hyphen without its space, in a list or below a field. */
const falseItems = (lines: readonly Line[]): SyntaxProblem[] => {
  let isList = false
  let block = -1
  return lines.flatMap(({ text, offset }) => {
    const indent = text.length - text.trimStart().length
    if (text.trim() === "" || (block >= 0 && indent > block)) return []
    block = /(^|[\s:])[|>][-+\d]*\s*(#.*)?$/.test(text) ? indent : -1
    const inList = isList
    isList = /^\s*(?:- |-$)|^\s*(?:- )?[\w-]+:\s*(#.*)?$/.test(text)
    const item = /^\s*([-–—−•·*▪])(\s*)(\S.*)$/u.exec(text)
    const [, sign = "", space = "", words = ""] = item ?? []
    if (!item || !inList || (sign === "-" && (space !== "" || !/^[\p{L}\p{N}"']/u.test(words)))) return []
    isList = true
    const message =
      sign === "-"
        ? "a space is missing after the hyphen"
        : `the item starts with ${sign} and not with a hyphen`
    return [{ offset: offset + indent, message, fix: `write a hyphen and a space: - ${words}` }]
  })
}

/** Reports indentation with spaces other than U+0020, as copied from Word or a web page. */
const falseSpaces = (lines: readonly Line[]): SyntaxProblem[] =>
  lines.flatMap(({ text, offset }) => {
    const lead = /^[ ]*(?=[\u00A0\u2000-\u200A\u202F\u205F\u3000])/.exec(text)
    if (!lead) return []
    const message = "the blanks before the text are not ordinary spaces"
    const fix = "delete them and type spaces, two for each level"
    return [{ offset: offset + lead[0].length, message, fix }]
  })

const toProblem = (source: ContentFile, { offset, message, fix, severity }: SyntaxProblem): Problem =>
  problemAt(source, source.yamlStart + offset, message, fix, severity)

/** Reports what changes the meaning of the YAML, so that all other messages about the file would mislead. */
export const checkBlockers = (source: ContentFile): Problem[] => {
  const lines = toLines(source.yaml)
  return [...documentMarkers(lines), ...falseSpaces(lines), ...falseItems(lines)].map((problem) =>
    toProblem(source, problem),
  )
}

/** Checks that the YAML of a file parses, and that it has no aliases, tags or lost text. */
export const checkYaml = (source: ContentFile): Problem[] =>
  (source.document.errors.length > 0 ? syntaxErrors(source) : refusals(source)).map((problem) =>
    toProblem(source, problem),
  )
