import { isScalar, visit } from "yaml"
import { problemAt, type Problem } from "../problem"
import type { Source } from "../source"
import { findYamlBlockers } from "./yaml-blockers"
import { findSyntaxProblems, type SyntaxProblem } from "./yaml-syntax-hints"

type YamlMistake = { code: string; message: string; pos: readonly [number, number] }

const firstLetter = (yaml: string, offset: number): number => {
  const lineStart = yaml.lastIndexOf("\n", offset - 1) + 1
  const lead = /^[ ]*/.exec(yaml.slice(lineStart))?.[0].length ?? 0
  return Math.max(offset, lineStart + lead)
}

const duplicate = (yaml: string, offset: number): SyntaxProblem => {
  const [key = ""] = /^[^:\s]+/.exec(yaml.slice(offset)) ?? []
  return { offset, message: `${key} stands here twice`, fix: "keep one of the two and delete the other" }
}

/** What the parser's own mistake means, where no usual reason was found. */
const translate = (error: YamlMistake, yaml: string): SyntaxProblem => {
  const offset = firstLetter(yaml, error.pos[0])
  switch (error.code) {
    case "DUPLICATE_KEY":
      return duplicate(yaml, offset)
    case "BLOCK_AS_IMPLICIT_KEY": {
      const colon = yaml.slice(offset).search(/:(\s|$)/)
      return error.message.includes("sequence") || colon < 0
        ? { offset, message: "the line is not in line with its neighbours", fix: "indent it as they are" }
        : {
            offset: offset + colon,
            message: "a text has a colon and is not in quotation marks",
            fix: "put the whole text in quotation marks",
          }
    }
    case "BAD_DQ_ESCAPE":
      return {
        offset,
        message: "a backslash in a text in double quotation marks",
        fix: "write \\\\ for a backslash, or use single quotation marks",
      }
    case "BAD_INDENT":
    case "TAB_AS_INDENT":
      return {
        offset,
        message: "the line is not in line with its neighbours",
        fix: "indent it as they are, with spaces",
      }
    case "MULTILINE_IMPLICIT_KEY":
      return {
        offset,
        message: "the line is neither a field nor part of the text above",
        fix: "write it as name: text, or indent it by two spaces",
      }
    default:
      return error.message.startsWith("Sequence item without -")
        ? {
            offset,
            message: "the line is not in line with its neighbours",
            fix: "indent it as they are, with spaces",
          }
        : {
            offset,
            message: "this cannot be read",
            fix: "look at the colons, quotation marks and indentation of this line and the one above",
          }
  }
}

const oncePerLine = (slips: SyntaxProblem[], yaml: string): SyntaxProblem[] => {
  const seen = new Set<number>()
  return slips.filter(({ offset }) => {
    const line = yaml.slice(0, offset).split("\n").length
    return !seen.has(line) && seen.add(line)
  })
}

/** Why YAML does not parse, each mistake where it was made. */
const syntaxSlips = (source: Source): SyntaxProblem[] => {
  const { yaml, document } = source
  if (document.errors.length === 0) return []
  const duplicates = document.errors.filter(({ code }) => code === "DUPLICATE_KEY")
  const others = document.errors.filter(({ code }) => code !== "DUPLICATE_KEY")
  const usual =
    others.length > 0 ? findSyntaxProblems(yaml, Object.keys(source.noun?.schema.shape ?? {})) : []
  const slips = usual.length > 0 ? usual : others.slice(0, 1).map((error) => translate(error, yaml))
  return oncePerLine([...slips, ...duplicates.map((error) => translate(error, yaml))], yaml)
}

/** What parses but is refused: references that can be made to explode, types by tag, and text that is cut or swallowed. */
const refusedSlips = ({ document, yaml }: Source): SyntaxProblem[] => {
  const slips: SyntaxProblem[] = []
  const refuse = (offset: number, message: string, fix: string) => slips.push({ offset, message, fix })
  const reference = "write the text itself; if a text starts with & or *, put it in quotation marks"
  visit(document, {
    Alias: (_, node) =>
      void refuse(node.range?.[0] ?? 0, "a reference (*) is not allowed in content", reference),
    Node: (_, node) => {
      const start = node.range?.[0] ?? 0
      const before = yaml.slice(0, start)
      if ("anchor" in node && node.anchor) {
        refuse(before.lastIndexOf("&"), "a reference (&) is not allowed in content", reference)
      }
      if (node.tag) {
        refuse(start, "a type (!) is not allowed in content", "put the text in quotation marks")
      }
      if (!isScalar(node) || node.type !== "PLAIN" || !node.range) return
      const written = yaml.slice(node.range[0], node.range[1])
      const dash = /\n\s*- /.exec(written)
      if (dash) {
        const offset = node.range[0] + dash.index + dash[0].length - 2
        refuse(
          offset,
          "the item stands further to the right than the one above it",
          "start it below the dash above",
        )
      }
      const cut = /^[ \t]+#(?=[^\s#])|^ #(?= \S)/.exec(yaml.slice(node.range[1]))
      const certain = cut !== null && !yaml.slice(node.range[1]).startsWith(" # ")
      if (cut && (certain || /\p{L}/u.test(written)) && typeof node.value === "string") {
        const offset = node.range[1] + cut[0].length - 1
        const fix = certain
          ? "put the whole text in quotation marks"
          : "put the whole text in quotation marks; if the rest is a note to yourself, write it on a line above"
        slips.push({
          offset,
          message: "the text is cut off at #",
          fix,
          ...(certain ? {} : { severity: "warning" }),
        })
      }
    },
  })
  return slips
}

const toProblem = (source: Source, { offset, message, fix, severity }: SyntaxProblem): Problem =>
  problemAt(source, source.yamlStart + offset, message, fix, severity)

/** What must be fixed before anything else in the fields can be judged. */
export const checkBlockers = (source: Source): Problem[] =>
  findYamlBlockers(source.yaml).map((slip) => toProblem(source, slip))

/** Checks that the YAML of a file can be read, and that it is plain. */
export const checkYaml = (source: Source): Problem[] =>
  [...syntaxSlips(source), ...(source.document.errors.length === 0 ? refusedSlips(source) : [])].map((slip) =>
    toProblem(source, slip),
  )
