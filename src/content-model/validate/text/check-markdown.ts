import type { ContentFile } from "../../content-file"
import { contentTypes, fileSchema } from "../../content-types"
import { problemAt, type Problem } from "../problem"
import { fieldsAsHeading, rangeOf, walk, type MarkdownNode, type Range } from "../../markdown"
import { blankRanges } from "../extract"
import { cutOffText } from "./check-characters"
import { escapes, inCode, inHeading, loneBracket, openers, paragraphRules } from "./block-rules"
import { rules, type Rule } from "./markdown-rules"

/** Returns a text with escaped characters blanked out. */
const withoutEscapes = (written: string) => written.replace(/\\[!-/:-@[-`{-~]/g, "  ")

type Found = Rule & { at: number }

const applied = (rule: Rule, text: string, start: number): Found[] => {
  const matches = rule.pattern.global ? [...text.matchAll(rule.pattern)] : [rule.pattern.exec(text)]
  return matches
    .filter((match) => match !== null)
    .map(({ index, 0: found, groups }) => {
      const name = (groups?.["named"] ?? found).trim()
      return { ...rule, message: rule.named ? `${rule.message} (${name})` : rule.message, at: start + index }
    })
}

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
  walk(tree, (node, parent) => {
    if (node.type !== "paragraph" && node.type !== "heading") return
    const [from, to] = rangeOf(node)
    const before = parent?.children?.[parent.children.indexOf(node) - 1]
    if (body[from] === "|" && before?.type === "table") {
      const fix = "delete the empty line above it"
      return void found.push({ pattern: /./, at: from, message: "the row is not in the table above it", fix })
    }
    const text = withoutEscapes(body.slice(from, to)).replace(/`[^`]*`/g, (code) =>
      code.replace(/[^\n]/g, "x"),
    )
    const rule = paragraphRules.find(
      ({ pattern, unless }) => pattern.test(text) && !unless?.test(body.slice(to)),
    )
    if (rule) return void found.push({ ...rule, at: from + text.search(rule.pattern) })
    const links: Range[] = []
    walk(node, (each) => /^(?:link|image|footnote|html)/.test(each.type) && links.push(rangeOf(each)))
    const bare = blankRanges(
      text,
      links.map(([start, end]) => [start - from, end - from] as Range),
    )
    const open = links.length > 0 ? bare.search(loneBracket.pattern) : -1
    if (open >= 0) found.push({ ...loneBracket, at: from + open })
  })
  return found
}

/** Reports a list that ends where an item has another mark. */
const inLists = (body: string, tree: MarkdownNode): Found[] => {
  const found: Found[] = []
  walk(tree, ({ children = [] }) => {
    for (const [index, list] of children.entries()) {
      const [before, at] = [children[index - 1], rangeOf(list)[0]]
      if (list.type !== "list" || before?.type !== "list") continue
      const marks = [before, list].map((each) => body[rangeOf(each)[0]] ?? "")
      if (!marks.every((mark) => /[-+*]/.test(mark))) continue
      const message = `the list is cut in two, because its items start with ${marks.join(" and ")}`
      found.push({ pattern: /./, at, message, fix: `write ${marks[0]} here too`, severity: "warning" })
    }
  })
  return found
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
    if (type === "emphasis" && /^\d\*.*\*\d$/.test(body.slice(at - 1, end + 1))) {
      const message = "the two * are read as marks for italics, and the figures run together"
      add({ message, fix: "write × in place of each *" })
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
  const found = [inTexts, inParagraphs, inLists, inBlocks].flatMap((find) => find(body, tree))
  return found
    .filter(
      ({ at, message }) =>
        message !== loneBracket.message || found.find((other) => other.at === at)?.message === message,
    )
    .map(({ at, message, fix, severity }) => problemAt(source, bodyStart + at, message, fix, severity))
}
