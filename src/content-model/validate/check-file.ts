import { isMap } from "yaml"
import type { ContentFile } from "../content-file"
import type { TokenValues } from "../tokens"
import { checkFields } from "./fields/check-fields"
import { checkTexts } from "./fields/check-texts"
import { problemAt, type Problem } from "./problem"
import { checkBlocks } from "./text/check-blocks"
import { checkCharacters } from "./text/check-characters"
import { checkDays } from "./text/check-days"
import { checkHtml } from "./text/check-html"
import { checkLines } from "./text/check-lines"
import { checkIbans } from "./text/check-ibans"
import { checkLintRules } from "./text/check-lint-rules"
import { checkMarks } from "./text/check-marks"
import { checkMissingTokens } from "./text/check-missing-tokens"
import { checkPracticeNames } from "./text/check-practice-names"
import { checkRegistrations } from "./text/check-registrations"
import { checkPlaceholders } from "./text/check-placeholders"
import { checkTokens } from "./text/check-tokens"
import {
  visibleText,
  withoutCode,
  withoutComments,
  withoutFences,
  withoutQuotations,
} from "./text/readable-text"
import { checkYaml } from "./yaml/check-yaml"

const isEmptyFile = ({ contentType, document, path, text }: ContentFile): boolean => {
  const hasNoFields = document.contents === null && document.errors.length === 0
  return text.trim() === "" || (hasNoFields && path.endsWith(".yml") && contentType !== undefined)
}

/** Returns the offset of a field below the line that ends the fields: `draft: true` would have no effect there. */
const fieldInText = ({ body, bodyStart, contentType }: ContentFile): number => {
  const fields = Object.keys(contentType?.schema.shape ?? {}).join("|")
  const at = withoutFences(body).search(new RegExp(`^(?:${fields}):(?=\\s)`, "m"))
  return at < 0 ? at : bodyStart + at
}

/** The mistakes that make all other messages about a file misleading. `find` returns the offset, or -1 if there is none. */
const wholeFileMistakes: readonly { find: (file: ContentFile) => number; message: string; fix: string }[] = [
  {
    find: (file) => (isEmptyFile(file) ? 0 : -1),
    message: "the file is empty",
    fix: "put its text back as it was: see “Undo a change” in docs/editing.md; or delete the file if it is new",
  },
  {
    // Documents of Word, in RTF and in PDF begin with these characters.
    find: ({ text }) => text.search(/^(?:PK[^\s\w:]|\{\\rtf|%PDF)/),
    message: "the file is a document from another program named as a text file",
    fix: "open it in that program, copy its words, and paste them into a text file of this name",
  },
  {
    find: ({ fault, text }) => (fault === "encoding" ? Math.max(0, text.indexOf("\uFFFD")) : -1),
    message: "the file was saved in an encoding other than UTF-8",
    fix: "save it as UTF-8 (Notepad: Save as, Encoding; VS Code: at the bottom right), and retype letters shown as �",
  },
  {
    find: ({ fault }) => (fault === "lines" ? 0 : -1),
    message: "the lines of the file end as on old Macs, and pages would not show its text",
    fix: "save it with other line ends: in Word as plain text with “End lines with: LF only”, elsewhere with LF or CR LF",
  },
  {
    // Git leaves such lines in a file that two people changed. Code may have them.
    find: ({ text }) => withoutFences(text).search(/^(?:<{7}|={7}|>{7})(?=\s|$)/m),
    message: "two versions of the text meet here",
    fix: "keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
  },
  {
    find: ({ yaml, yamlStart }) => {
      const at = yaml.search(
        /^ *(?:\u00A0\s*(?=- |[\w-]+:)|[\w-]+[\u00A0\u202F]+:|-[\u00A0\u202F])|^[\w-]+:[\u00A0\u202F]/m,
      )
      return at < 0 ? at : yamlStart + at
    },
    message:
      "the line has a no-break space at its start, after its hyphen or beside its colon, which looks like a space",
    fix: "type the line again up to its first word, with spaces typed without the Alt key, and look at the lines around it",
  },
  {
    find: ({ fault }) => (fault === "missing" ? 0 : -1),
    message: "the fields at the top of the file are missing",
    fix: "start the file with a line ---, then the fields as in a file beside it, then --- again",
  },
  {
    find: ({ fault, bodyStart }) => (fault === "open" ? bodyStart : -1),
    message: "the line --- that ends the fields is missing",
    fix: "write --- on a line of its own between the fields and the text",
  },
  {
    find: fieldInText,
    message: "a field is in the text, where it has no effect",
    fix: "move it up, between the two lines ---, or delete it",
  },
]

/** Reports a mistake that makes all other messages about the file misleading. */
export const checkWholeFile = (source: ContentFile): Problem[] => {
  if (!source.contentType && source.path.endsWith(".md")) return []
  const mistake = wholeFileMistakes.find(({ find }) => find(source) >= 0)
  return mistake ? [problemAt(source, mistake.find(source), mistake.message, mistake.fix)] : []
}

const checkFieldsOf = (source: ContentFile): Problem[] => {
  if (source.values === undefined || !source.contentType) return []
  if (isMap(source.document.contents)) return checkFields(source, source.contentType.schema)
  const fix = "write them as in a file beside it, as name: text, one on each line"
  return [problemAt(source, source.yamlStart, "the file has no fields", fix)]
}

const checkBody = (source: ContentFile): Problem[] => {
  const isMissing = source.path.endsWith(".md") && withoutComments(source.body).trim() === ""
  const message = "the text below the fields is missing"
  return isMissing ? [problemAt(source, source.bodyStart, message, "write it, or put it back")] : []
}

/** Checks a file for which `checkWholeFile` reports nothing. In files that no page reads, only the YAML is checked. */
export const checkFile = (
  source: ContentFile,
  site: ContentFile | undefined,
  tokenValues: TokenValues,
  release: boolean,
): Problem[] => {
  const text = withoutCode(source)
  const words = withoutQuotations(source, visibleText(source))
  if (!source.contentType) {
    return source.path.endsWith(".yml")
      ? [...checkYaml(source), ...checkPlaceholders(source, words, release)]
      : []
  }
  const isRead = source.document.errors.length === 0
  const characters = checkCharacters(source, text)
  // An invisible character can cause a YAML error.
  if (!isRead && characters.length > 0) return characters
  return [
    ...checkYaml(source),
    ...checkFieldsOf(source),
    ...checkBody(source),
    ...checkHtml(source),
    ...checkLintRules(source),
    ...checkBlocks(source),
    ...checkMarks(source),
    ...checkLines(source),
    ...(isRead ? checkTexts(source) : []),
    ...characters,
    ...checkPlaceholders(source, words, release),
    ...checkDays(source, words),
    ...checkIbans(source, words),
    ...checkTokens(source, text),
    ...checkMissingTokens(source, text, site, tokenValues),
    ...checkRegistrations(source, text, site),
    ...(source === site ? [] : checkPracticeNames(source, text, tokenValues)),
  ]
}
