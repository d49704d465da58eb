import type { ContentFile } from "../../content-file"
import { plainText, problemAt, type Problem } from "../problem"
import { isFalseHeading, programComment, rangeOf, walk } from "../../markdown"
import type { Markdown, MarkdownNode, Part } from "../../markdown"
import { blank } from "../extract"
import { missingAltTexts } from "../images/image-names"

const marks = (depth: number) => "#".repeat(depth)

/** Checks that headings have text, are below the level of the title and skip no level. */
const headings = (source: ContentFile, parts: readonly Part[]): Problem[] => {
  // The level of the title above the text.
  const top = source.contentType?.type === "PrivacySection" ? 2 : 1
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
      const below = source.body.slice(offset + written.length, next?.offset).trim()
      if (below === "" && (next?.depth ?? 0) <= depth) {
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

/** Describes what is wrong with a row of a table. */
const rowFault = (written: string, cells: number, columns: number): [string, string] | undefined => {
  if (columns > 1 && !written.replace(/\\\|/g, "").includes("|")) {
    const fix = "leave an empty line between the table and the text"
    return ["this line has become a row of the table above it", fix]
  }
  if (/^[\s|:]*-{3,}[\s|:-]*$/.test(written)) {
    const fix = "delete it; only the line below the first row is needed"
    return ["this line of hyphens is a row of the table", fix]
  }
  const fix =
    cells < columns
      ? "write one | between every two cells, and | | for a cell without text"
      : "write one | between every two cells, and \\| for the character itself"
  return cells === columns ? undefined : [`the row has ${cells} cells, the table ${columns} columns`, fix]
}

/** Checks that tables have rows, and that each row has one cell for each column. */
const tables = (source: ContentFile, tree: MarkdownNode): Problem[] => {
  const found: Problem[] = []
  walk(tree, ({ type, children: [head, ...rows] = [] }) => {
    if (type !== "table" || !head) return
    const at = (row: MarkdownNode) => source.bodyStart + rangeOf(row)[0]
    const fix = "write the rows below it, or delete the table"
    if (rows.length === 0) found.push(problemAt(source, at(head), "the table has no rows", fix))
    for (const row of rows) {
      const [cells, columns] = [row, head].map(({ children = [] }) => children.length) as [number, number]
      const fault = rowFault(source.body.slice(...rangeOf(row)), cells, columns)
      if (fault) found.push(problemAt(source, at(row), ...fault))
    }
  })
  return found
}

/** Harmless elements without an equivalent in markdown. */
const allowedTags = "abbr br cite dfn kbd mark q small sub sup details summary".split(" ")
const allowedAttributes = ["title", "lang", "open"]

const blankComments = (html: string) => html.replace(/<!--(?!-?>)[\s\S]*?-->/g, blank)

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
      const isClosing = text.startsWith("</") && open.at(-1) === found.what
      if (isClosing) open.pop()
      else open.push(found.what)
      const at = source.bodyStart + offset + found.at
      const message = `HTML that is not allowed in a text: ${found.what}`
      return isClosing ? [] : [problemAt(source, at, message, fixFor(found.what, text))]
    })
}

/** Reports elements without their closing tag, which take in all text below them, and closing tags without an element. */
const unclosedHtml = (source: ContentFile, parts: readonly Part[]): Problem[] => {
  const open: { name: string; at: number }[] = []
  for (const { offset, text } of parts.filter(({ type }) => type === "html")) {
    for (const { index, 1: tag = "" } of blankComments(text).matchAll(/<(\/?[a-z]+)[^>]*>/gi)) {
      const name = tag.toLowerCase()
      if (name === "br" || !allowedTags.includes(name.replace("/", ""))) continue
      const opened = open.findLastIndex((each) => name === `/${each.name}`)
      if (opened < 0) open.push({ name, at: source.bodyStart + offset + index })
      else open.splice(opened, 1)
    }
  }
  return open.map(({ name, at }) => {
    const begin = `delete it, or write <${name.slice(1)}> where it begins`
    return name.startsWith("/")
      ? problemAt(source, at, `<${name}> closes nothing`, begin)
      : problemAt(source, at, `<${name}> is never closed`, `write </${name}> where it ends`)
  })
}

/** Checks the headings, pictures, HTML and tables of a text. */
export const checkMarkup = (source: ContentFile, { parts, tree }: Markdown): Problem[] => [
  ...headings(source, parts),
  ...disallowedHtml(source, parts),
  ...unclosedHtml(source, parts),
  ...missingAltTexts(source, parts),
  ...tables(source, tree),
]
