import { isAlias, visit, type YAMLError } from "yaml"
import type { ContentFile } from "../content-file"
import { problemAt, type Problem } from "./problem"

const quoteAll = 'put the whole text in straight quotation marks (")'

/** The errors of the parser that people cause most often, in the words of editors. The others have the parser's words. */
const commonErrors: readonly [is: (error: YAMLError) => boolean, message: string, fix: string][] = [
  [
    ({ code }) => code === "TAB_AS_INDENT",
    "the line starts with a tab",
    "indent with spaces, two for each level",
  ],
  [
    ({ message }) => message.startsWith("Missing closing"),
    "a quotation mark is never closed",
    "write the closing one as well",
  ],
  [
    ({ message }) => message.startsWith("Implicit"),
    "the line is not a field with a colon and a space",
    "write it as name: text",
  ],
  [({ message }) => message.startsWith("Nested"), "a text has a colon or a wrong indentation", quoteAll],
]

/** Reports the first mistake that keeps the YAML from being parsed; the parser reports it again in the lines below. */
const syntaxError = (source: ContentFile, error: YAMLError): Problem => {
  const { yaml, yamlStart } = source
  const [
    ,
    words = error.message,
    fix = "compare its colons, quotation marks and indentation with other files",
  ] = commonErrors.find(([is]) => is(error)) ?? []
  const [, quote] = /^Missing closing (.)/.exec(error.message) ?? []
  const offset = quote ? yaml.lastIndexOf(quote, error.pos[0] - 1) : error.pos[0]
  return problemAt(source, yamlStart + Math.max(0, offset), words, fix)
}

/** Reports texts that begin with a sign of YAML, which would take their first word away. */
const lostWords = (source: ContentFile): Problem[] => {
  const { document, yaml, yamlStart } = source
  const problems: Problem[] = []
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node) && !node.anchor && !node.tag) return
      const value = node.range?.[0] ?? 0
      const sign = yaml.slice(0, value).search(/[&!]\S*\s*$/)
      const offset = yamlStart + (sign < 0 ? value : sign)
      problems.push(
        problemAt(source, offset, "a text starts with &, * or !, which are signs of YAML", quoteAll),
      )
    },
  })
  return problems
}

/** Reports a text that YAML ends before a #, as in “We are #1”. A note has a space after the sign. */
const cutTexts = (source: ContentFile): Problem[] =>
  source.texts.flatMap(({ offset, written }) => {
    const end = offset + written.length
    const rest = /^[ \t]+#(?=[^\s#])/.exec(source.text.slice(end))
    if (!rest || /^["']/.test(written)) return []
    return [problemAt(source, end + rest[0].length - 1, "the text is cut off at #", quoteAll)]
  })

/** Checks that the YAML of a file can be parsed, and that it loses no words. */
export const checkYaml = (source: ContentFile): Problem[] => {
  const [error] = source.document.errors
  return error ? [syntaxError(source, error)] : [...lostWords(source), ...cutTexts(source)]
}
