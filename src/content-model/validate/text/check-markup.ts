import type { ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"
import { isUnderlinedText } from "./check-markdown"
import { fieldsAsHeading, programComment, rangeOf, walk } from "../../markdown"
import type { Markdown, MarkdownNode, Part } from "../../markdown"

const marks = (depth: number) => "#".repeat(depth)

/** Returns the level of the heading above the body: 1 in articles, 2 in sections of the policy. */
const titleLevel = ({ contentType }: ContentFile) => (contentType?.type === "PrivacySection" ? 2 : 1)

/** Checks that headings have text, are below the level of the title and skip no level. */
const headings = (source: ContentFile, parts: readonly Part[]): Problem[] => {
  const top = titleLevel(source)
  let level = top
  return parts
    .filter(({ type, written }) => type === "heading" && !fieldsAsHeading.test(written))
    .filter(({ written }) => !isUnderlinedText(written.split("\n")))
    .flatMap(({ depth, offset, text, written }, index, all) => {
      const before = level
      level = depth
      const at = source.bodyStart + offset
      if (text.trim() === "") {
        return [problemAt(source, at, "a heading has no text", "write it, or delete the heading")]
      }
      const next = all[index + 1]
      const below = source.body.slice(offset + written.length, next?.offset)
      if (below.trim() === "" && (next?.depth ?? 0) <= depth) {
        const fix = "write the text below it, or delete the heading"
        return [problemAt(source, at, "no text is below the heading", fix, "warning")]
      }
      if (depth <= top) {
        const message = `the text has a heading with ${marks(depth)}, which is for ${depth === 1 ? "a page's" : "its own"} title`
        return [problemAt(source, at, message, `write ${marks(top + 1)}`)]
      }
      if (depth <= Math.max(top, before) + 1) return []
      const message = `the heading skips a level, from ${before <= top ? "the title" : marks(before)} to ${marks(depth)}`
      return [problemAt(source, at, message, `write ${marks(Math.max(top, before) + 1)}`)]
    })
}

/** Returns true if an alternative text is a file name or a word that says nothing about the picture. */
export const isNoAltText = (text: string): boolean =>
  (text.trim() !== "" && !/\p{L}{2}|\p{Lo}/u.test(text)) ||
  /^(?:none|n\/a|null|undefined|empty|test|alt(?:ernative)?(?: text)?(?: here)?|image|picture|photo|graphic|screenshot|figure|chart|logo|untitled|img[-_ ]?\d*|dsc[-_]?\d+|(?:screen ?shot|bildschirmfoto|whatsapp image|image|img|photo)[-_ ]+\d[-_.:\d]*(?: (?:at|um|[-_.:\d]+|\(\d+\)))*|[^\s]+\.(?:png|jpe?g|webp|avif|gif))\.?$/i.test(
    text.trim(),
  )

/** Reports pictures without alternative text (WCAG 2.2, criterion 1.1.1). */
const missingAltTexts = (source: ContentFile, parts: readonly Part[]): Problem[] =>
  parts
    .filter(({ type, text }) => type === "image" && (text.trim() === "" || isNoAltText(text)))
    .map(({ offset, text }) => {
      const message = text.trim()
        ? `“${text.trim()}” does not say what the picture shows`
        : "the picture has no alternative text"
      const fix = "say what it shows between the square brackets: ![What it shows](./name.png)"
      return problemAt(source, source.bodyStart + offset, message, fix)
    })

/** Harmless elements without an equivalent in markdown. */
const allowedTags = "abbr br cite dfn kbd mark q small sub sup details summary".split(" ")
const allowedAttributes = ["title", "lang", "open"]

const blankComments = (html: string) =>
  html.replace(/<!--(?!-?>)[\s\S]*?-->/g, (comment) => " ".repeat(comment.length))

const disallowedIn = (html: string): { at: number; what: string } | undefined => {
  const program = programComment.exec(html)
  if (program) return { at: program.index, what: "a note of another program" }
  const bare = blankComments(html)
  const open = bare.indexOf("<!--")
  if (open >= 0) return { at: open, what: "a comment that is never closed" }
  for (const tag of bare.matchAll(/<[/!?]?([^\s>/]*)((?:"[^"]*"|'[^']*'|[^>"'])*)(>?)/g)) {
    const [, name = "", rest = "", end = ""] = tag
    if (!allowedTags.includes(name.toLowerCase())) return { at: tag.index, what: `<${name}>` }
    if (end === "") return { at: tag.index, what: `<${name} without its closing >` }
    for (const attribute of rest.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']*))?/g)) {
      const [, key = ""] = attribute
      if (allowedAttributes.includes(key.toLowerCase())) continue
      return { at: tag.index + tag[0].indexOf(rest) + attribute.index, what: `${key} in <${name}>` }
    }
  }
  return undefined
}

/** How to write the effect of an HTML element in Markdown. */
const equivalents: readonly [tags: readonly string[], fix: string][] = [
  [["b", "strong"], "write **words** instead"],
  [["i", "em"], "write *words* instead"],
  [["u", "font", "span", "div", "center", "o:p"], "delete it and its closing tag; the words stay"],
  [["a"], "write [text](/address) instead"],
  [["img", "picture", "figure"], "write ![what it shows](./name.png) instead"],
  [["h1", "h2", "h3", "h4"], "write ## and a space before the heading instead"],
  [["ul", "ol", "li"], "write a hyphen and a space before each item instead"],
  [["p"], "delete it, and leave an empty line between paragraphs"],
  [["iframe", "video", "embed", "object"], "write a link instead: [text](https://…)"],
  [["table", "tr", "td", "th"], "write each row as | cell | cell | instead"],
  [["script", "style", "form"], "delete it, its closing tag and everything between them"],
]

const fixFor = (what: string, html: string): string => {
  const tag = what.slice(1, -1).toLowerCase()
  const known = equivalents.find(([tags]) => tags.includes(tag))?.[1]
  if (known) return known
  if (what.startsWith("a note")) return "delete it, up to its end -->"
  if (what.startsWith("a comment")) return "write --> where the note ends, or delete the note"
  if (what.endsWith("closing >")) return "write > after it"
  const [, attribute] = /^(\S+) in </.exec(what) ?? []
  if (attribute) return `delete ${attribute}, with the = and the words after it`
  return /^<\w+>$/.test(what) && html.includes(" ") && !html.includes("=")
    ? "if it is a placeholder, write the words; otherwise write it in markdown"
    : `write it in markdown; the only HTML tags allowed are ${allowedTags.join(", ")}`
}

/** Reports HTML except a few harmless elements: pages contain it as typed, with its scripts, event handlers and frames. */
const disallowedHtml = (source: ContentFile, parts: readonly Part[]): Problem[] => {
  const open: string[] = []
  return parts
    .filter(({ type }) => type === "html")
    .flatMap(({ offset, text }) => {
      const found = disallowedIn(text)
      if (!found) return []
      // A closing tag is part of the mistake that its opening tag is.
      if (text.startsWith("</") && open.at(-1) === found.what) {
        open.pop()
        return []
      }
      open.push(found.what)
      const at = source.bodyStart + offset + found.at
      const message = `HTML that is not allowed in a text: ${found.what}`
      return [problemAt(source, at, message, fixFor(found.what, text))]
    })
}

/** Reports elements without their closing tag, which take in all text below them, and closing tags without an element. */
const unclosedHtml = (source: ContentFile, parts: readonly Part[]): Problem[] => {
  const open: { name: string; at: number }[] = []
  const tags = parts
    .filter(({ type }) => type === "html")
    .flatMap(({ offset, text }) =>
      [...blankComments(text).matchAll(/<(\/?[a-z]+)[^>]*>/gi)].map(({ index, 1: name = "" }) => ({
        name: name.toLowerCase(),
        at: source.bodyStart + offset + index,
      })),
    )
  for (const tag of tags.filter(({ name }) => name !== "br" && allowedTags.includes(name.replace("/", "")))) {
    const opened = open.findLastIndex(({ name }) => tag.name === `/${name}`)
    if (opened < 0) open.push(tag)
    else open.splice(opened, 1)
  }
  return open.map(({ name, at }) => {
    const begin = `delete it, or write <${name.slice(1)}> where it begins`
    return name.startsWith("/")
      ? problemAt(source, at, `<${name}> closes nothing`, begin)
      : problemAt(source, at, `<${name}> is never closed`, `write </${name}> where it ends`)
  })
}

const cellsOf = ({ children = [] }: MarkdownNode) => children.length

/** Checks that tables have rows, and that each row has one cell for each column. */
const tables = (source: ContentFile, tree: MarkdownNode): Problem[] => {
  const problems: Problem[] = []
  const report = (node: MarkdownNode, message: string, fix: string) =>
    problems.push(problemAt(source, source.bodyStart + rangeOf(node)[0], message, fix))
  walk(tree, (node) => {
    if (node.type !== "table") return
    const [head, ...rows] = node.children ?? []
    const columns = head ? cellsOf(head) : 0
    if (rows.length === 0)
      report(node, "the table has no rows", "write the rows below it, or delete the table")
    for (const row of rows) {
      const written = source.body.slice(...rangeOf(row))
      if (columns > 1 && !written.replace(/\\\|/g, "").includes("|")) {
        const message = "this line has become a row of the table above it"
        report(row, message, "leave an empty line between the table and the text")
      } else if (/^[\s|:]*-{3,}[\s|:-]*$/.test(written)) {
        const fix = "delete it; only the line below the first row is needed"
        report(row, "this line of hyphens is a row of the table", fix)
      } else if (cellsOf(row) !== columns) {
        const message = `the row has ${cellsOf(row)} cells, the table ${columns} columns`
        report(row, message, "write one | between every two cells, and \\| for the character itself")
      }
    }
  })
  return problems
}

/** Checks the headings, pictures, HTML and tables of a text. */
export const checkMarkup = (source: ContentFile, { parts, tree }: Markdown): Problem[] => [
  ...headings(source, parts),
  ...disallowedHtml(source, parts),
  ...unclosedHtml(source, parts),
  ...missingAltTexts(source, parts),
  ...tables(source, tree),
]
