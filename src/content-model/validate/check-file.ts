import { z } from "zod"
import { isMap } from "yaml"
import { valueAt, type ContentFile } from "../content-file"
import { fileSchema } from "../content-types"
import type { Markdown } from "../markdown"
import type { Facts } from "../tokens"
import { visibleText } from "./extract"
import { checkFields } from "./fields/check-fields"
import { checkTexts } from "./fields/check-texts"
import { problemAt, type Problem } from "./problem"
import { checkCharacters } from "./text/check-characters"
import { checkClaims } from "./text/check-claims"
import { checkFacts } from "./text/check-facts"
import { checkHtml } from "./text/check-html"
import { checkMarkdown } from "./text/check-markdown"
import { checkTodos } from "./text/check-unfinished"
import { checkTokens } from "./text/check-tokens"
import { withoutCode, withoutQuotations } from "./text/readable-text"
import { checkYaml } from "./yaml/check-yaml"

const empty = (source: ContentFile): Problem[] => {
  const hasNoYaml = source.document.contents === null && source.document.errors.length === 0
  const fix = "put its text back as it was: see “Undo a change” in docs/editing.md"
  return source.text.trim() === "" || (hasNoYaml && !source.path.endsWith(".md"))
    ? [problemAt(source, 0, "the file is empty", fix)]
    : []
}

/** Returns the first fields that a file must have. */
const requiredOf = ({ contentType }: ContentFile): string[] =>
  Object.entries(contentType?.schema.shape ?? {})
    .filter(([, field]) => !(field instanceof z.ZodOptional))
    .slice(0, 3)
    .map(([name]) => name)

const frontMatter = (source: ContentFile): Problem[] => {
  const { fault } = source
  if (fault === "missing") {
    const names = requiredOf(source)
    const first = new RegExp(`^(?:${names.join("|")}):`, "m").exec(source.text)
    if (first) {
      const fix = `write --- on the first line, directly above ${first[0]}, and nothing before it`
      return [problemAt(source, 0, "the first line of the file is not ---", fix)]
    }
    const fix = `start the file with a line ---, then ${names.join(", ")} and so on, then --- again`
    return [problemAt(source, 0, "the fields at the top of the file are missing", fix)]
  }
  if (fault === "open") {
    const message = "the line --- that ends the fields is missing"
    const similar = /^[ \t]*([-–—_*=]{2,})[ \t]*$/m.exec(source.text.slice(4))
    if (!similar || similar.index + 4 > source.bodyStart) {
      const fix = "write --- on a line of its own between the fields and the text"
      return [problemAt(source, source.bodyStart, message, fix)]
    }
    const fix = similar[1] === "---" ? "delete the spaces beside ---" : `write --- in place of ${similar[1]}`
    return [problemAt(source, similar.index + 4, message, fix)]
  }
  return []
}

const body = (source: ContentFile): Problem[] => {
  if (!source.path.endsWith(".md") || source.fault === "missing") return []
  if (source.body.replace(/<!--[\s\S]*?-->/g, "").trim() !== "") return []
  return [
    problemAt(source, source.bodyStart, "the text below the fields is missing", "write it, or put it back"),
  ]
}

const fields = (source: ContentFile): Problem[] => {
  if (source.fault === "missing" || source.values === undefined || !source.contentType) return []
  if (!isMap(source.document.contents)) {
    const fix = `write ${requiredOf(source).join(", ")} and so on as name: text, one on each line`
    return [problemAt(source, source.yamlStart, "the file has no fields", fix)]
  }
  return checkFields(source, fileSchema(source.contentType))
}

/** Reports a `---` line between the fields, which makes those below it part of the body, and fields that were pasted twice. */
const closedEarly = (source: ContentFile): Problem[] => {
  const known = Object.keys(source.contentType?.schema.shape ?? {})
  const [start = "", line, field = ""] = /^\s*(---[ \t]*\n\s*)?([\w-]+):(?:\s|$)/.exec(source.body) ?? []
  if (source.fault || !known.includes(field) || !/^---[ \t]*$/m.test(source.body.slice(start.length)))
    return []
  if (valueAt(source, [field]) !== undefined) {
    const at = source.bodyStart + source.body.search(/\S/)
    const fix = line
      ? "delete them, from this line --- to the next one"
      : "delete them, from this line to the line ---"
    return [problemAt(source, at, "the fields are in the file a second time", fix)]
  }
  if (line) return []
  const close = source.text.lastIndexOf("---", source.bodyStart - 1)
  return [
    problemAt(source, close, "the line --- ends the fields, but more fields follow", "delete this line"),
  ]
}

const conflictMarker = /^[ \t]*(?:<{7}|>{7}|\|{7})(?=\s|$).*$|^[ \t]*={7}$/gm

/** Returns true if a position is in a fenced code block, where these lines are not conflict markers. */
const inCode = (text: string, at: number) =>
  (text.slice(0, at).match(/^\s*(```|~~~)/gm) ?? []).length % 2 === 1

/** Reports the conflict markers that git leaves in a file that two people changed. */
const conflicts = (source: ContentFile): Problem[] => {
  const marks = [...source.text.matchAll(conflictMarker)].filter(({ index }) => !inCode(source.text, index))
  const starts = marks.filter(([mark]) => mark.trimStart().startsWith("<"))
  return (starts.length > 0 ? starts : marks.slice(0, 1)).map(({ index, 0: mark }) =>
    problemAt(
      source,
      index,
      `two versions of the text meet here (${mark.trimStart().slice(0, 7)})`,
      "keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
    ),
  )
}

/** Reports a mistake that makes all other messages about the file misleading. */
export const checkBlocked = (source: ContentFile): Problem[] => {
  if (!source.contentType && source.path.endsWith(".md")) return []
  const checks = [empty, conflicts, closedEarly, frontMatter]
  for (const check of checks) {
    const problems = check(source)
    if (problems.length > 0) return problems
  }
  return []
}

/**
 * Checks a single file. Without a content type, YAML is checked only for syntax and unfinished text, and markdown not at all.
 * @param facts the facts that tokens stand for, by token
 */
export const checkFile = (source: ContentFile, markdown: Markdown, facts: Facts = {}): Problem[] => {
  const { tree } = markdown
  const first = checkBlocked(source)
  if (first.length > 0) return first
  const text = withoutCode(source, tree)
  const words = withoutQuotations(source, visibleText(source, tree))
  if (!source.contentType) {
    return source.path.endsWith(".yml") ? [...checkYaml(source), ...checkTodos(source, words)] : []
  }
  const isRead = source.document.errors.length === 0
  const characters = checkCharacters(source, text)
  // An invisible character can cause a YAML error.
  if (!isRead && characters.length > 0) return characters
  return [
    ...checkYaml(source),
    ...fields(source),
    ...body(source),
    ...checkHtml(source, markdown.parts),
    ...checkMarkdown(source, markdown),
    ...(isRead ? checkTexts(source) : []),
    ...characters,
    ...checkTodos(source, words),
    ...checkTokens(source, text),
    ...checkFacts(source, text, facts),
    // The reasons in claimsOk can be read only if the YAML parses.
    ...(isRead ? checkClaims(source, words) : []),
  ]
}
