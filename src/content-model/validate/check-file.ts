import { z } from "zod"
import { isMap } from "yaml"
import { checkAltText } from "./text/check-alt-text"
import { checkClaims } from "./text/check-claims"
import { checkFields } from "./fields/check-fields"
import { checkHeadings } from "./text/check-headings"
import { checkHtml } from "./text/check-html"
import { checkTodos } from "./text/check-todos"
import { checkMarkdown } from "./text/check-markdown"
import { checkConflicts, checkCharacters } from "./text/check-characters"
import { checkTexts } from "./fields/check-texts"
import { checkRepeatedFacts, checkTokens } from "./text/check-tokens"
import { checkBlockers, checkYaml } from "./yaml/check-yaml"
import type { Markdown } from "./text/markdown"
import { fileSchema } from "../content-types"
import type { Facts } from "../tokens"
import { visibleText } from "./text/visible-text"
import { problemAt, type Problem } from "./problem"
import type { Source } from "./source"

const emptied = (source: Source): Problem[] | undefined => {
  const nothing = source.document.contents === null && source.document.errors.length === 0
  if (source.text.trim() === "" || (nothing && !source.path.endsWith(".md"))) {
    return [
      problemAt(
        source,
        0,
        "the file is empty",
        `put its text back as it was: see “Undo a change” in docs/editing.md`,
      ),
    ]
  }
  return undefined
}

const frontMatter = (source: Source): Problem[] => {
  const { fault } = source
  if (fault === "missing") {
    const required = Object.entries(source.noun?.schema.shape ?? {}).filter(
      ([, field]) => !(field instanceof z.ZodOptional),
    )
    const names = required.slice(0, 3).map(([name]) => name)
    const fix = `start the file with a line ---, then ${names.join(", ")} and so on, then --- again`
    return [problemAt(source, 0, "the fields at the top of the file are missing", fix)]
  }
  if (fault === "open") {
    const fix = "write --- on a line of its own between the fields and the text"
    return [problemAt(source, source.bodyStart, "the line --- that ends the fields is missing", fix)]
  }
  return []
}

const body = (source: Source): Problem[] => {
  if (!source.path.endsWith(".md") || source.fault === "missing") return []
  if (source.body.replace(/<!--[\s\S]*?-->/g, "").trim() !== "") return []
  return [
    problemAt(source, source.bodyStart, "the text below the fields is missing", "write it, or put it back"),
  ]
}

/** The fields at the top level of a file whose YAML is something else than fields. */
const shape = (source: Source): Problem[] => [
  problemAt(source, source.yamlStart, "the file has no fields", "write them as name: text, one on each line"),
]

const fields = (source: Source): Problem[] => {
  if (source.fault === "missing" || source.values === undefined || !source.noun) return []
  if (!isMap(source.document.contents)) return shape(source)
  return checkFields(source, fileSchema(source.noun))
}

/** A line `---` between the fields turns those below it into text. */
const endedEarly = (source: Source): Problem[] => {
  const known = Object.keys(source.noun?.schema.shape ?? {})
  const [, field = ""] = /^\s*([\w-]+):(?:\s|$)/.exec(source.body) ?? []
  if (source.fault || !known.includes(field) || !/^---[ \t]*$/m.test(source.body)) return []
  const close = source.text.lastIndexOf("---", source.bodyStart - 1)
  return [
    problemAt(source, close, "the line --- ends the fields, but more fields follow", "delete this line"),
  ]
}

/** A mistake after which every other message about the file would mislead. */
export const checkBlocked = (source: Source): Problem[] => {
  if (!source.noun && source.path.endsWith(".md")) return []
  const emptyFile = emptied(source)
  if (emptyFile) return emptyFile
  const conflicts = checkConflicts(source)
  if (conflicts.length > 0) return conflicts
  const early = endedEarly(source)
  if (early.length > 0) return early
  return source.fault ? frontMatter(source) : checkBlockers(source)
}

/**
 * Every problem that one file has by itself. A file that no page reads is only looked at as YAML.
 * @param facts what tokens stand for
 */
export const checkFile = (
  source: Source,
  markdown: Markdown,
  facts: Facts = {},
  release = false,
): Problem[] => {
  const { parts, tree } = markdown
  const first = checkBlocked(source)
  if (first.length > 0) return first
  const words = visibleText(source, tree)
  if (!source.noun) {
    return source.path.endsWith(".yml") ? [...checkYaml(source), ...checkTodos(source, words)] : []
  }
  return [
    ...checkYaml(source),
    ...fields(source),
    ...body(source),
    ...checkHeadings(source, parts),
    ...checkHtml(source, parts),
    ...checkAltText(source, parts),
    ...checkMarkdown(source, tree),
    ...(source.document.errors.length === 0 ? checkTexts(source) : []),
    ...checkCharacters(source),
    ...checkTodos(source, words),
    ...checkTokens(source, tree),
    ...checkRepeatedFacts(source, words, facts),
    ...checkClaims(source, words, release),
  ]
}
