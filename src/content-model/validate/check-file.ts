import { isMap } from "yaml"
import type { ContentFile } from "../content-file"
import { fileSchema } from "../content-types"
import type { Markdown } from "../markdown"
import type { TokenValues } from "../tokens"
import { checkFields } from "./fields/check-fields"
import { checkTexts } from "./fields/check-texts"
import { problemAt, type Problem } from "./problem"
import { checkCharacters } from "./text/check-characters"
import { checkClaims } from "./text/check-claims"
import { checkMissingTokens } from "./text/check-missing-tokens"
import { checkHtml } from "./text/check-html"
import { checkMarkdown } from "./text/check-markdown"
import { checkTodos } from "./text/check-unfinished"
import { checkTokens } from "./text/check-tokens"
import { visibleText, withoutCode, withoutFences, withoutQuotations } from "./text/readable-text"
import { checkYaml } from "./yaml/check-yaml"

const empty = (source: ContentFile): Problem[] => {
  const hasNoYaml = source.document.contents === null && source.document.errors.length === 0
  const isEmpty =
    source.text.trim() === "" || (hasNoYaml && source.path.endsWith(".yml") && source.contentType)
  const fix = "put its text back as it was: see “Undo a change” in docs/editing.md"
  return isEmpty ? [problemAt(source, 0, "the file is empty", fix)] : []
}

const frontMatter = (source: ContentFile): Problem[] => {
  if (source.fault === "missing") {
    const fix = "start the file with a line ---, then the fields as in a file beside it, then --- again"
    return [problemAt(source, 0, "the fields at the top of the file are missing", fix)]
  }
  if (source.fault === "open") {
    const fix = "write --- on a line of its own between the fields and the text"
    return [problemAt(source, source.bodyStart, "the line --- that ends the fields is missing", fix)]
  }
  return []
}

/**
 * Reports a field below the line that ends the fields. It would be shown as text, and `draft: true` would have no
 * effect.
 */
const fieldInText = (source: ContentFile): Problem[] => {
  const fields = Object.keys(source.contentType?.schema.shape ?? {}).join("|")
  const at = withoutFences(source.body).search(new RegExp(`^(?:${fields}):(?=\\s)`, "m"))
  const fix = "move it up, between the two lines ---, or delete it"
  const message = "a field is in the text, where it has no effect"
  return at < 0 ? [] : [problemAt(source, source.bodyStart + at, message, fix)]
}

/** Reports the lines that git leaves in a file that two people changed. Code may have such lines. */
const conflicts = (source: ContentFile): Problem[] => {
  const message = "two versions of the text meet here"
  const fix = "keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>"
  const text = withoutFences(source.text)
  const marks = [/^<{7}(?=\s)/gm, /^>{7}(?=\s)/gm].map((pattern) => [...text.matchAll(pattern)])
  return (marks.find(({ length }) => length > 0) ?? []).map(({ index }) =>
    problemAt(source, index, message, fix),
  )
}

/** Reports a mistake that makes all other messages about the file misleading. */
export const checkBlocked = (source: ContentFile): Problem[] => {
  if (!source.contentType && source.path.endsWith(".md")) return []
  const checks = [empty, conflicts, frontMatter, fieldInText]
  return checks.map((check) => check(source)).find((problems) => problems.length > 0) ?? []
}

const fields = (source: ContentFile): Problem[] => {
  if (source.values === undefined || !source.contentType) return []
  if (isMap(source.document.contents)) return checkFields(source, fileSchema(source.contentType))
  const fix = "write them as in a file beside it, as name: text, one on each line"
  return [problemAt(source, source.yamlStart, "the file has no fields", fix)]
}

const body = (source: ContentFile): Problem[] => {
  const isMissing = source.path.endsWith(".md") && source.body.replace(/<!--[\s\S]*?-->/g, "").trim() === ""
  const message = "the text below the fields is missing"
  return isMissing ? [problemAt(source, source.bodyStart, message, "write it, or put it back")] : []
}

/**
 * Checks a single file for which `checkBlocked` reports nothing. Without a content type, YAML is checked only for
 * syntax and unfinished text, and markdown not at all.
 * @param tokenValues the values that tokens stand for, by token
 */
export const checkFile = (
  source: ContentFile,
  markdown: Markdown,
  tokenValues: TokenValues,
  release: boolean,
): Problem[] => {
  const { tree, parts } = markdown
  const text = withoutCode(source, tree)
  const words = withoutQuotations(source, visibleText(source, tree, text))
  if (!source.contentType) {
    return source.path.endsWith(".yml") ? [...checkYaml(source), ...checkTodos(source, words, release)] : []
  }
  const isRead = source.document.errors.length === 0
  const characters = checkCharacters(source, text)
  // An invisible character can cause a YAML error.
  if (!isRead && characters.length > 0) return characters
  return [
    ...checkYaml(source),
    ...fields(source),
    ...body(source),
    ...checkHtml(source, parts),
    ...checkMarkdown(source, markdown),
    ...(isRead ? checkTexts(source) : []),
    ...characters,
    ...checkTodos(source, words, release),
    ...checkTokens(source, text),
    ...checkMissingTokens(source, text, tokenValues),
    // The reasons in claimsOk can be read only if the YAML parses.
    ...(isRead ? checkClaims(source, words) : []),
  ]
}
