import { isScalar, visit, type Scalar } from "yaml"
import { z } from "zod"
import type { ContentFile } from "../../content-file"
import { schemaAt } from "../../content-types"
import { parseYaml, pathOf } from "../../yaml"
import { problemAt, type Problem } from "../problem"
import { blank } from "../text/readable-text"
import { describeError, type SyntaxProblem } from "./describe-error"

/** Blanks out a line with the lines that are indented below it. */
const withoutBlock = (yaml: string, offset: number): string => {
  const start = yaml.lastIndexOf("\n", offset - 1) + 1
  const [, indent = ""] = /^( *)/.exec(yaml.slice(start)) ?? []
  const end = yaml.slice(offset).search(new RegExp(`\\n {0,${indent.length}}[^ \\n]`))
  const block = end < 0 ? yaml.slice(start) : yaml.slice(start, offset + end)
  return yaml.slice(0, start) + blank(block) + yaml.slice(start + block.length)
}

/** Reports the mistakes that keep the YAML from being parsed. Each is looked for without the blocks of those before. */
const syntaxErrors = ({ document, yaml, contentType }: ContentFile): SyntaxProblem[] => {
  const fields = Object.keys(contentType?.schema.shape ?? {})
  const found: SyntaxProblem[] = []
  let [error] = document.errors
  for (let rest = yaml; error !== undefined && found.length < 10; [error] = parseYaml(rest).errors) {
    const problem = describeError(error, rest, fields)
    found.push(problem)
    rest = withoutBlock(rest, problem.offset)
  }
  return found
}

/** Reports a text without quotation marks that YAML cuts off at a #, and an item that it takes into the one above. */
const lostText = (
  source: ContentFile,
  { range, value }: Scalar,
  parents: readonly unknown[],
): SyntaxProblem[] => {
  const { yaml, contentType } = source
  const [from, to] = range ?? [0, 0]
  const item = /\n\s*(?=- )/.exec(yaml.slice(from, to))
  if (item) {
    const message = "the item is indented further than the one above it"
    return [{ offset: from + item.index + item[0].length, message, fix: "start it below the hyphen above" }]
  }
  const [rest = ""] = yaml.slice(to).split("\n")
  const field = contentType && schemaAt(contentType.schema, pathOf(parents))
  const cut = /#/.exec(/^[ \t]+#/.test(rest) ? rest : "")
  // A date or an address cannot go on, so that a note follows it.
  if (!cut || !field || !z.safeParse(field, `${String(value)}${rest}`).success) return []
  const fix = "put the whole text in quotation marks, or write a note on a line of its own"
  // A note has a space after its sign.
  const severity = /#[\s#]/.test(rest) ? "warning" : "error"
  return [{ offset: to + cut.index, message: "the text is cut off at #", fix, severity }]
}

/** Reports YAML that parses but is refused: aliases, which can expand without limit, tags, and text that is lost. */
const refusals = (source: ContentFile): SyntaxProblem[] => {
  const { document, yaml } = source
  const problems: SyntaxProblem[] = []
  const aliasFix = "write the text itself; if a text starts with & or *, put it in quotation marks"
  visit(document, {
    Alias: (_, { range }) => {
      const message = "a reference (*) is not allowed in content"
      problems.push({ offset: range?.[0] ?? 0, message, fix: aliasFix })
    },
    Node: (_, node, parents) => {
      const offset = node.range?.[0] ?? 0
      if ("anchor" in node && node.anchor) {
        const message = "a reference (&) is not allowed in content"
        problems.push({ offset: yaml.lastIndexOf("&", offset), message, fix: aliasFix })
      }
      if (node.tag) {
        const fix = "put the text in quotation marks"
        problems.push({ offset, message: "a type (!) is not allowed in content", fix })
      }
      if (isScalar(node) && node.type === "PLAIN") problems.push(...lostText(source, node, parents))
    },
  })
  return problems
}

/** Checks that the YAML of a file parses, and that it has no aliases, tags or lost text. */
export const checkYaml = (source: ContentFile): Problem[] =>
  (source.document.errors.length > 0 ? syntaxErrors(source) : refusals(source)).map(
    ({ offset, message, fix, severity }) =>
      problemAt(source, source.yamlStart + offset, message, fix, severity),
  )
