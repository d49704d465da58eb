import type { ContentFile } from "../../content-file"
import { contentTypes, fileSchema } from "../../content-types"
import { problemAt, type Problem } from "../problem"
import { fieldsAsHeading, rangeOf, walk, type MarkdownNode } from "../../markdown"
import { cutOffText } from "./check-todos"
import { escapes, openers, paragraphRules, rules, type Rule } from "./markdown-rules"

/** Returns a text with escaped characters blanked out. */
const withoutEscapes = (written: string) => written.replace(/\\[!-/:-@[-`{-~]/g, "  ")

type Found = Rule & { at: number }

const applied = (rule: Rule, text: string, start: number): Found[] =>
  rule.pattern.global
    ? [...text.matchAll(rule.pattern)].map(({ index }) => ({ ...rule, at: start + index }))
    : [text.search(rule.pattern)].filter((at) => at >= 0).map((at) => ({ ...rule, at: start + at }))

const inTexts = (body: string, tree: MarkdownNode): Found[] => {
  const found: Found[] = []
  walk(tree, (node, parent) => {
    if (node.type !== "text") return
    const [from, to] = rangeOf(node)
    const leads = parent?.type === "paragraph" && rangeOf(parent)[0] === from
    // A character in front keeps ^ from matching in the middle of a line.
    const front = leads ? "" : "\uE000"
    const written = `${front}${body.slice(from, to)}`
    const text = withoutEscapes(written)
    // A dash below a quotation, or in its last paragraph, names its author.
    const isAuthor = /(?:^|\n)>.*\n+(?:>[ \t]*)*$/.test(body.slice(0, from))
    const claimed = new Set<number>()
    for (const rule of [...escapes, ...rules, ...(leads && !isAuthor ? openers : [])]) {
      const searched = escapes.includes(rule) ? written : text
      for (const match of applied(rule, searched, from - front.length)) {
        if (!claimed.has(match.at)) found.push(match)
        claimed.add(match.at)
      }
    }
  })
  return found
}

/** Finds lines that readers see as one paragraph because they are neither a list nor a table, and quotation marks and brackets without a counterpart. */
const inParagraphs = (body: string, tree: MarkdownNode): Found[] => {
  const found: Found[] = []
  walk(tree, (node) => {
    if (node.type !== "paragraph" && node.type !== "heading") return
    const [from, to] = rangeOf(node)
    const text = withoutEscapes(body.slice(from, to)).replace(/`[^`]*`/g, (code) =>
      code.replace(/[^\n]/g, "x"),
    )
    const rule = paragraphRules.find(
      ({ pattern, unless }) => pattern.test(text) && !unless?.test(body.slice(to)),
    )
    if (rule) found.push({ ...rule, at: from + text.search(rule.pattern) })
  })
  return found
}

/** Describes what is wrong with a code block: it never ends, is a copied text, or was indented by mistake. */
const inCode = (lines: readonly string[], body: string): Omit<Rule, "pattern"> | undefined => {
  const text = lines.join("\n")
  const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? "")?.[1]
  if (!fence) {
    if (/[=<>{}@*\\$]|\w\(|\S {3}|\s--\w/.test(text)) return undefined
    const message = "the spaces at the start of the line turn the text into a box of code"
    return { message, fix: "delete them; write ``` above and below what is code", severity: "warning" }
  }
  const last = (lines.at(-1) ?? "").replace(/^[ \t>]+/, "")
  if (lines.length > 1 && last.startsWith(fence) && new Set(last.trim()).size === 1) {
    const isMost = 2 * text.length > body.length
    if (!isMost || !/^[`~]+[ \t]*(?:markdown|md)[ \t]*$/.test(lines[0] ?? "")) return undefined
    const message = "the text is in a box of code, as chat assistants write it"
    return { message, fix: `delete the lines with ${fence} above and below it`, severity: "warning" }
  }
  return {
    message: `the code that begins with ${fence} never ends and takes in all text below it`,
    fix: `write ${fence} on a line of its own where the code ends`,
  }
}

/** Describes what is wrong with a heading: it is too long, or was made by a line of hyphens below it. */
const inHeading = (lines: readonly string[]): Omit<Rule, "pattern"> | undefined => {
  const [first = ""] = lines
  if (fieldsAsHeading.test(lines.join("\n"))) {
    const message = "fields are in the middle of the text"
    return { message, fix: "delete them with the lines --- around them; fields are only at the top" }
  }
  const { length } = first.replace(/^#+ +/, "").trim()
  if (lines.length === 1 && length > 150) {
    return { message: `a heading has ${length} letters`, fix: "write at most 150", severity: "warning" }
  }
  if (lines.length < 2 || (lines.length === 2 && first.length <= 100 && !/[.,;!]["”’)]*$/.test(first.trim())))
    return undefined
  const message = "the line below turns this text into a heading"
  return { message, fix: "leave an empty line between them", severity: "warning" }
}

/** Returns true if a long paragraph, which no list or table follows, ends with a word. */
const isCutOff = (lines: readonly string[], after: string) =>
  lines.join(" ").length > 60 &&
  /^(?!.*\s#{2,6} )(?:.*[\s(])?\p{L}+[,;]?$/u.test(lines.at(-1) ?? "") &&
  !/^\s*(?:[-+|>]|\* |\d+[.)] |```|!\[)/.test(after)

/** Returns true if a third asterisk is beside words in italics. */
const isHalfBold = (body: string, at: number, end: number) =>
  (body[at - 1] === "*" && body[at - 2] !== "\\") || (body[end] === "*" && body[at] === "*")

const articleFields = contentTypes
  .filter(({ type }) => type === "Article")
  .flatMap((article) => Object.keys(fileSchema(article).shape))

/** Matches a field of an article at the start of a line. */
const frontMatterField = new RegExp(`^(?:${articleFields.join("|")}):(?= |$)`)

const inBlocks = (body: string, tree: MarkdownNode): Found[] => {
  const found: Found[] = []
  let isTwice = false
  const called = new Set<string | undefined>()
  const defined = new Set<string>()
  walk(tree, ({ type, identifier }) => type === "footnoteReference" && called.add(identifier))
  walk(tree, ({ type, identifier = "", ...node }, parent) => {
    const [at, end] = rangeOf(node as MarkdownNode)
    const lines = body.slice(at, end).split("\n")
    const add = (rule: (Omit<Rule, "pattern"> & { at?: number }) | undefined) =>
      rule && found.push({ pattern: /./, at, ...rule })
    if (type === "code") add(inCode(lines, body))
    if (type === "heading" && !(isTwice && fieldsAsHeading.test(lines.join("\n")))) add(inHeading(lines))
    if (type === "paragraph" && parent?.type === "root" && isCutOff(lines, body.slice(end))) {
      add({ at: end - 1, ...cutOffText })
    }
    if (type === "emphasis" && parent?.type !== "strong" && isHalfBold(body, at, end)) {
      const fix = "write **words** for bold, or *words* for italics"
      add({ message: "one side of the words has two *, the other one", fix })
    }
    const field = type === "paragraph" && frontMatterField.exec(lines[0] ?? "")?.[0]
    if (field && lines.filter((line) => frontMatterField.test(line)).length > 1) {
      isTwice = true
      const fix = "delete them, with the lines --- above and below them; fields are only at the top"
      add({ message: "the fields are in the text a second time", fix })
    } else if (field) {
      const fix = "move the line up, between the two lines ---, or delete it"
      add({ message: `the field ${field} is in the text, where it has no effect`, fix })
    }
    if (type === "listItem" && !node.children?.length) {
      const fix = "write it, or delete the mark"
      add({ message: "an item of a list has no text", fix, severity: "warning" })
    }
    if (type === "delete" && body[at + 1] !== "~") {
      const fix = "write \\~ for the character itself, or ~~words~~ to strike them out"
      add({ message: "a ~ on both sides strikes these words out", fix, severity: "warning" })
    }
    if (!/^(?:footnoteD|d)efinition$/.test(type)) return
    const name = `${type} ${identifier}`
    const mark = type === "definition" ? `[${identifier}]` : `[^${identifier}]`
    if (defined.has(name)) {
      add({
        message: `${mark} has two texts, and only the first is used`,
        fix: "give one of them another mark",
      })
    } else if (type === "footnoteDefinition" && !called.has(identifier)) {
      const message = "no mark in the text refers to this footnote, so nobody sees it"
      add({ message, fix: `write ${mark} where it belongs, or delete it`, severity: "warning" })
    }
    defined.add(name)
  })
  return found
}

/** Reports mistakes in markdown, which readers would see as typed or as something that was not meant. */
export const checkMarkdown = (source: ContentFile, tree: MarkdownNode): Problem[] => {
  const { body, bodyStart } = source
  const found = [inTexts, inParagraphs, inBlocks].flatMap((find) => find(body, tree))
  return found.map(({ at, message, fix, severity }) =>
    problemAt(source, bodyStart + at, message, fix, severity),
  )
}
