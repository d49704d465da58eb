import { isPair, isScalar, visit, type Scalar } from "yaml"
import { textAt, type ContentFile } from "../../content-file"
import { foreignPlaceholders } from "../../schemas/emails"
import { blankRanges } from "../extract"
import { problemAt, problemInText, type Problem, type Severity } from "../problem"
import { fieldRules, missingGlyphs, rules } from "./field-rules"

/** The maximum length of each field, in characters: longer texts break the layout or are cut off by search engines. */
const limits: Record<string, number> = {
  title: 150,
  name: 100,
  headline: 150,
  heading: 150,
  tagline: 150,
  author: 100,
  industry: 60,
  label: 80,
  figure: 30,
  meaning: 120,
  excerpt: 400,
  description: 600,
  lead: 600,
  blurb: 600,
  subject: 200,
  alt: 600,
  text: 500,
  tags: 50,
}
const anyLimit = 1500
const listLimits: Record<string, number> = { tags: 10 }

/** Fields with an address, a file name or a note for editors. */
const skipped = ["href", "src", "url", "email", "privacyEmail", "claimsOk", "aliases"]

const tooLong = (source: ContentFile, key: string, { value, range }: Scalar): Problem[] => {
  const length = typeof value === "string" ? [...value.trim()].length : 0
  const limit =
    source.contentType?.type.endsWith("Email") && key === "text" ? 5000 : (limits[key] ?? anyLimit)
  const title = textAt(source, ["title"]).trim()
  if (key === "shortTitle" && length <= limit && title !== "" && length >= [...title].length) {
    const at = source.yamlStart + (range?.[0] ?? 0)
    const fix = "write fewer words than in title, or delete the line"
    return [problemAt(source, at, "shortTitle is not shorter than title", fix, "warning")]
  }
  if (length <= limit) return []
  const message = `${key} has ${length} letters`
  const severity: Severity = limit <= 100 && length > 2 * limit ? "error" : "warning"
  const fix =
    key === "figure"
      ? "write the figure alone, for example 85 %, and what it means after meaning:"
      : `write at most ${limit}`
  return [problemAt(source, source.yamlStart + (range?.[0] ?? 0), message, fix, severity)]
}

/** Blanks out the placeholders of mails in the marks of other programs, which the schemas report. */
const withoutForeign = (source: ContentFile, text: string): string =>
  source.contentType?.type.endsWith("Email")
    ? blankRanges(
        text,
        foreignPlaceholders(text).map(({ index, found }) => [index, index + found.length] as const),
      )
    : text

const marked = (source: ContentFile, key: string, scalar: Scalar): Problem[] => {
  if (typeof scalar.value !== "string") return []
  const text = withoutForeign(source, scalar.value)
  return rules.flatMap(({ pattern, what, fix }) => {
    const found = pattern.exec(text)
    if (!found) return []
    const message = `${key} has ${what}, and fields are shown exactly as they are written`
    return [
      problemInText(source, scalar, found.index, message, typeof fix === "string" ? fix : fix(found[0])),
    ]
  })
}

/**
 * Finds lines that start with >, as in a quoted mail. A path such as “Settings > Users” can continue on the next line, so a
 * single > that is not at the start of the text is only a warning.
 */
const quotedLines = (source: ContentFile, key: string, { type, value, range }: Scalar): Problem[] => {
  if (typeof value !== "string") return []
  const from = range?.[0] ?? 0
  const text = source.yaml.slice(from, range?.[1])
  const at = type?.startsWith("BLOCK") ? text.indexOf("\n") + 1 : 0
  const found = [...text.slice(at).matchAll(/(?<=^["']?[ \t]*)>+(?=[ \t]*[\p{L}“"])/gmu)]
  const [first] = found
  const isAtStart = /^>+\s*[\p{L}“"]/u.test(value)
  if (!first || (!isAtStart && /\S[ \t]+>/.test(text.slice(at)))) return []
  const message = `${key} has a > at the start of a line, and fields are shown exactly as they are written`
  const fix = "delete the > at the start of each line"
  const severity = isAtStart || found.length > 1 ? "error" : "warning"
  return [problemAt(source, source.yamlStart + from + at + first.index, message, fix, severity)]
}

/** Returns the offset of a line in a text that begins with the mark of a note, # or //; -1 if there is none. */
const noteIn = (written: string): number => {
  const text = written.replace(/^[|>].*/, (header) => " ".repeat(header.length))
  return /(?<=\S\s*\n[ \t]*)(?:#+(?=[ \t]+\S|\p{L})|\/\/(?=[ \t]+\S))/u.exec(text)?.index ?? -1
}

/** Reports a line of a text that is switched off with # or //, which works between fields only. */
const notes = (source: ContentFile, key: string, { range }: Scalar): Problem[] => {
  const [from, to] = range ?? [0, 0]
  const found = noteIn(source.yaml.slice(from, to))
  if (found < 0) return []
  const severity = /^#\p{L}/u.test(source.yaml.slice(from + found)) ? "warning" : "error"
  const message = `a note is in the text of ${key}, where readers see it`
  const fix = `delete the line, or move it above ${key}:`
  return [problemAt(source, source.yamlStart + from + found, message, fix, severity)]
}

/** Finds the lines of a mail that YAML puts together: all but those below |. */
const inMail = (
  source: ContentFile,
  key: string,
  type: Scalar["type"],
  from: number,
  text: string,
): Problem[] => {
  // A line with more than 60 characters can continue on the next one.
  if (key !== "text" || type === "BLOCK_LITERAL" || !/(?:^|\n)[ \t]*[^\s>|].{0,59}\n[ \t]*\S/.test(text))
    return []
  const at = source.yamlStart + from
  if (type !== "BLOCK_FOLDED") {
    const message = `the mail has the lines of ${key} in one paragraph`
    const fix = `write | after ${key}:, and the text below it without quotation marks, each line after two spaces`
    return [problemAt(source, at, message, fix)]
  }
  const isShort = /\n[ \t]*\S.{0,39}\n[ \t]*\S/.test(text)
  const message = `the mark > puts the lines of ${key} together`
  return [problemAt(source, at, message, "write | in its place", isShort ? "error" : "warning")]
}

/** Finds a list in a text below `>-` or `|`, where it is part of the text. */
const inBlock = (source: ContentFile, key: string, { type, range }: Scalar): Problem[] => {
  const [from, to] = range ?? [0, 0]
  const text = source.yaml.slice(from, to)
  if (source.contentType?.type.endsWith("Email")) {
    return inMail(source, key, type, from, text)
  }
  if (!type?.startsWith("BLOCK")) return []
  const list = /(?<=^[ \t]*)[-*] (?!\w+: )\S.*\n(?:.*\n)*?[ \t]*[-*] \S/m.exec(text)
  if (!list) return []
  const message = `${key} has a list, which is shown as one paragraph`
  return [problemAt(source, source.yamlStart + from + list.index, message, "write sentences instead")]
}

const misfits = (source: ContentFile, key: string, scalar: Scalar): Problem[] => {
  const text = typeof scalar.value === "string" ? scalar.value.trim() : undefined
  if (text === undefined) return []
  return fieldRules
    .filter(({ fields, isWrong }) => fields.includes(key) && isWrong(text))
    .map(({ message: words, fix, severity = "warning" }) => {
      const message = `${key} ${typeof words === "string" ? words : words(text)}`
      return problemInText(source, scalar, 0, message, fix, severity)
    })
}

/** Checks the texts of the fields for markdown and HTML, which pages show as typed, length, and letters that social cards lack. */
export const checkTexts = (source: ContentFile): Problem[] => {
  const problems: Problem[] = []
  let key = ""
  visit(source.document, {
    Pair: (_, pair) => {
      key = isScalar(pair.key) ? String(pair.key.value) : key
      return skipped.includes(key) ? visit.SKIP : undefined
    },
    Seq: (_, { items, range }) => {
      const limit = listLimits[key]
      if (limit === undefined || items.length <= limit) return
      const at = source.yamlStart + (range?.[0] ?? 0)
      problems.push(
        problemAt(source, at, `${key} has ${items.length} items`, `write at most ${limit}`, "warning"),
      )
    },
    Scalar: (place, node, path) => {
      if (place === "key") return
      const parent = path.findLast((step) => isPair(step))
      const name = isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : key
      const noted = notes(source, name, node)
      problems.push(
        ...(noted.length > 0 ? noted : marked(source, name, node)),
        ...(name !== "tags" || typeof place === "number" ? misfits(source, name, node) : []),
        ...tooLong(source, name, node),
        ...inBlock(source, name, node),
        ...quotedLines(source, name, node),
      )
    },
  })
  return [...problems, ...missingGlyphs(source)]
}
