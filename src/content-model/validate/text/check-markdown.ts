import type { ContentFile } from "../../content-file"
import { rangeOf, walk, type Markdown, type MarkdownNode, type Part } from "../../markdown"
import { nameFault } from "../images/image-names"
import { blank } from "./readable-text"
import { problemAt, type Problem, type Severity } from "../problem"

const marks = (depth: number) => "#".repeat(depth)

/** Checks that headings have text, are below the level of the title, skip no level and differ. */
const checkHeadings = (source: ContentFile, parts: readonly Part[]): Problem[] => {
  // The level of the title above the text.
  const top = source.contentType?.type === "PrivacySection" ? 2 : 1
  const seen = new Set<string>()
  let level = top
  return parts
    .filter(({ type, written }) => type === "heading" && written.startsWith("#"))
    .flatMap(({ depth, offset, text }) => {
      const warn = (message: string, fix: string) => [
        problemAt(source, source.bodyStart + offset, message, fix, "warning"),
      ]
      const deepest = Math.max(top, level) + 1
      level = depth
      const words = text.trim().toLowerCase()
      const isRepeated = seen.has(words)
      seen.add(words)
      if (words === "") return warn("a heading has no text", "write it, or delete the heading")
      if (depth <= top)
        return warn(`${marks(depth)} is for the title above the text`, `write ${marks(top + 1)}`)
      if (depth > deepest)
        return warn(`the heading skips a level: ${marks(depth)}`, `write ${marks(deepest)}`)
      return isRepeated ? warn("the heading is the same as one above it", "change one of the two") : []
    })
}

/** Checks that each row of a table has one cell for each column. */
const checkTables = (source: ContentFile, tree: MarkdownNode): Problem[] => {
  const problems: Problem[] = []
  walk(tree, ({ type, children: [head, ...rows] = [] }) => {
    if (type !== "table") return
    const columns = head?.children?.length
    for (const row of rows) {
      const cells = row.children?.length
      if (cells === columns) continue
      const message = `the row has ${cells} cells, the table ${columns} columns`
      const fix =
        "write one | between every two cells, \\| for the sign itself, and an empty line below the table"
      problems.push(problemAt(source, source.bodyStart + rangeOf(row)[0], message, fix))
    }
  })
  return problems
}

type Rule = { pattern: RegExp; message: string; fix: string; severity: Severity }

/** Marks that readers would see as typed. The patterns are applied to the text that pages show. */
const rules: readonly Rule[] = [
  {
    // The last two are a reference and a footnote that the text does not define.
    pattern: /\]\(|\]\s\((?=[/#.]|https?:|mailto:|tel:)|\]\[|\[\^/g,
    message: "this is not a link or a picture",
    fix: "write [text](/address) on one line, with both brackets, and without a space before or in the address",
    severity: "error",
  },
  {
    pattern: /^\|.*\|[ \t]*\n\|/gm,
    message: "this is not a table",
    fix: "write | --- | --- | below the first row, with as many columns as the row has",
    severity: "error",
  },
  {
    pattern: /^#{1,6}(?=\p{L})/gmu,
    message: "this is not a heading",
    fix: "write a space between ## and the heading",
    severity: "warning",
  },
  {
    pattern: /^(?:[•·▪◦●○■]|-(?=\p{L})|\d{1,2}[.)](?=\p{Lu}))/gmu,
    message: "this is not an item of a list",
    fix: "write a hyphen or a number, and a space",
    severity: "warning",
  },
  {
    pattern: /\*\*.*/g,
    message: "** is shown as typed",
    fix: "write it close to the words on both sides, **like this**, or delete it",
    severity: "warning",
  },
]

/** Fills the place of text that is not shown as it is typed. */
const filler = "\uE000"

/** Returns the body with all but the texts that pages show as they are typed blanked out. Offsets do not change. */
const shownText = (body: string, tree: MarkdownNode): string => {
  const letters = blank(body).split("")
  walk(tree, (node, parent) => {
    const [from, to] = rangeOf(node)
    const isText = node.type === "text"
    if (!isText && parent?.type !== "paragraph" && node.type !== "heading") return
    for (let at = from; at < to; at += 1)
      if (letters[at] !== "\n") letters[at] = (isText && body[at]) || filler
  })
  return letters.join("").replace(/\\[!-/:-@[-`{-~]/g, filler.repeat(2))
}

/** Matches the name of a file between brackets that has a space, which ends an address. */
const nameInBrackets = /^\]\(((?:\.?\/)[^\n]*?\.[a-z][a-z\d]{1,4})(?=[)\s])/i

const checkMarks = (source: ContentFile, tree: MarkdownNode): Problem[] => {
  const text = shownText(source.body, tree)
  return rules.flatMap(({ pattern, message, fix, severity }) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const [, file = ""] = nameInBrackets.exec(source.body.slice(index)) ?? []
      const fault = nameFault(file, "file") ?? { message, fix }
      return problemAt(source, source.bodyStart + index, fault.message, fault.fix, severity)
    }),
  )
}

/** Reports code that never ends, text that a line below it makes a heading, and pictures without alternative text. */
const checkBlocks = (source: ContentFile, tree: MarkdownNode): Problem[] => {
  const problems: Problem[] = []
  walk(tree, (node) => {
    if (!["code", "heading", "image"].includes(node.type)) return
    const [from, to] = rangeOf(node)
    const lines = source.body.slice(from, to).split("\n")
    const [first = ""] = lines
    const add = (message: string, fix: string) =>
      problems.push(problemAt(source, source.bodyStart + from, message, fix))
    const fence = /^(?:```|~~~)/.exec(first)?.[0]
    if (node.type === "code" && fence && (lines.length < 2 || !lines.at(-1)?.trim().startsWith(fence))) {
      add(
        `the code that begins with ${fence} never ends`,
        `write ${fence} on a line of its own where it ends`,
      )
    }
    const isUnderlined = node.type === "heading" && !first.startsWith("#")
    if (isUnderlined && (lines.length > 2 || /[.,;!]$/.test(first.trim()))) {
      add(
        "the line below turns this text into a heading",
        "leave an empty line between them, or delete the line",
      )
    }
    if (node.type === "image" && !node.alt?.trim()) {
      add("the picture has no alternative text", "write what it shows: ![What it shows](./name.png)")
    }
  })
  return problems
}

/** Reports mistakes in the Markdown of a text. */
export const checkMarkdown = (source: ContentFile, { parts, tree }: Markdown): Problem[] => [
  ...checkHeadings(source, parts),
  ...checkTables(source, tree),
  ...checkBlocks(source, tree),
  ...checkMarks(source, tree),
]
