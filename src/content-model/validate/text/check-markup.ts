import type { ContentFile } from "../../content-file"
import { plainText, problemAt, type Problem } from "../problem"
import { isFalseHeading, rangeOf, walk } from "../../markdown"
import type { Markdown, MarkdownNode, Part } from "../../markdown"
import { checkHtml } from "./check-html"

const marks = (depth: number) => "#".repeat(depth)

/** Returns the level of the heading above the body: 1 in articles, 2 in sections of the policy. */
const titleLevel = ({ contentType }: ContentFile) => (contentType?.type === "PrivacySection" ? 2 : 1)

/** Checks that headings have text, are below the level of the title and skip no level. */
const headings = (source: ContentFile, parts: readonly Part[]): Problem[] => {
  const top = titleLevel(source)
  const above: string[] = []
  const seen = new Map<string, number>()
  let level = top
  return parts
    .filter(({ type, written }) => type === "heading" && !isFalseHeading(written))
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
      if (depth <= top && !written.startsWith("#")) {
        const [line, title] = depth === 1 ? ["=", "the title of the page"] : ["hyphens", "a title"]
        const fix = `write ${marks(top + 1)} and a space before the heading, and delete the line`
        const message = `the line of ${line} below makes this ${title}`
        return [problemAt(source, at, message, fix)]
      }
      above.length = depth
      above[depth] = plainText(text)
      const key = above.slice(0, depth + 1).join("\n")
      const first = seen.get(key)
      seen.set(key, first ?? at)
      if (first !== undefined) {
        const { line } = problemAt(source, first, "", "")
        const message = `the heading is the same as the one in line ${line}`
        return [problemAt(source, at, message, "change one of the two", "warning")]
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
  /^(?:none|n\/a|null|undefined|empty|test|alt(?:ernative)?(?: text)?(?: here)?|(?:image|picture|photo|graphic|screenshot|figure|chart|logo)(?: of)?|untitled|img[-_ ]?\d*|dsc[-_]?\d+|(?:screen ?shot|bildschirmfoto|whatsapp image|image|img|photo)[-_ ]+\d[-_.:\d]*(?: (?:at|um|[-_.:\d]+|\(\d+\)))*|[^\s]+\.(?:png|jpe?g|webp|avif|gif))\.?$/i.test(
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
  ...checkHtml(source, parts),
  ...missingAltTexts(source, parts),
  ...tables(source, tree),
]
