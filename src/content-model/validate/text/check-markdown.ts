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
    .filter(({ type }) => type === "heading")
    .flatMap(({ depth, offset, text }) => {
      const warn = (message: string, fix: string) => [
        problemAt(source, source.bodyStart + offset, message, fix, "warning"),
      ]
      const deepest = level + 1
      level = Math.max(top + 1, depth)
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

type Rule = { message: string; fix: string; severity?: Severity }

/** Marks that readers would see as typed. The patterns are applied to the text that pages show. */
const marksInText: readonly (Rule & { pattern: RegExp })[] = [
  {
    pattern: /\](?:\(|\s\((?=[/#.]|https?:|mailto:|tel:))/g,
    message: "this is not a link or a picture",
    fix: "write [text](/address) on one line, with both brackets, and without a space before or in the address",
    severity: "error",
  },
  {
    pattern: /\]\[/g,
    message: "the address of this link is missing",
    fix: "write [text](/address), or a line below the text with the name and the address: [name]: /address",
    severity: "error",
  },
  {
    pattern: /\[\^/g,
    message: "this footnote has no text",
    fix: "write its text on a line of its own below, as in [^1]: The text, or delete the mark",
    severity: "error",
  },
  {
    pattern: /^\|.*\|[ \t]*\n\|/gm,
    message: "this is not a table",
    fix: "write | --- | --- | below the first row, with as many columns as the row has",
    severity: "error",
  },
  {
    // A no-break space looks like a space.
    pattern: /^(?:#{1,6}|[-*+]|\d{1,2}[.)])(?=[^\S \t\n])|^#{1,6}(?=\p{L})/gmu,
    message: "this is neither a heading nor an item of a list",
    fix: "delete what is between the sign and the words, and type one space there, without the Alt key",
  },
  {
    // A dash can begin a line within a sentence, but not a paragraph.
    pattern: /^(?:[•·▪◦●○■]|-(?=\p{L})|\d{1,2}[.)](?=\p{Lu})|(?<!\S.*\n)[–—](?=\s))/gmu,
    message: "this is not an item of a list",
    fix: "write a hyphen or a number, and a space",
  },
  {
    pattern: /\*\*.*|~~.*/g,
    message: "** or ~~ is shown as typed",
    fix: "write it close to the words on both sides, **like this**, or delete it",
  },
  {
    pattern: /\[!\w+\]|\[\[.+?\]\]|\[TOC\]|^:::.*|(?<!\{)\{[#.:][^{}\n]*\}|%%|==\S.*?==/gim,
    message: "this mark is shown as typed",
    fix: "delete it, or write it as other articles do: **Note:** for a note, [text](/address) for a link",
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
  return marksInText.flatMap(({ pattern, message, fix, severity = "warning" }) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const [, file = ""] = nameInBrackets.exec(source.body.slice(index)) ?? []
      const fault = nameFault(file, "file") ?? { message, fix }
      return problemAt(source, source.bodyStart + index, fault.message, fault.fix, severity)
    }),
  )
}

type Block = { node: MarkdownNode; parent: MarkdownNode | undefined; lines: readonly string[] }

/** Blocks that are not what they look like. `used` has the names to which the text refers. */
const blocks: readonly (Rule & { is: (block: Block, used: ReadonlySet<string>) => boolean })[] = [
  {
    is: ({ node: { type }, lines: [first = "", ...rest] }) => {
      const [fence] = /^(?:```|~~~)/.exec(first) ?? []
      return type === "code" && fence !== undefined && !rest.at(-1)?.trim().startsWith(fence)
    },
    message: "the code that begins here never ends",
    fix: "write the same marks, such as ```, on a line of their own where it ends",
    severity: "error",
  },
  {
    is: ({ node: { type }, lines: [first = ""] }) => type === "code" && !/^[`~]/.test(first),
    message: "a tab or four spaces at the start of the line make this code",
    fix: "delete them, or write ``` on the lines above and below the code",
  },
  {
    is: ({ node: { type }, lines: [first = "", ...rest] }) =>
      type === "heading" && !first.startsWith("#") && (rest.length > 1 || /[.,;!]$/.test(first.trim())),
    message: "the line below turns this text into a heading",
    fix: "leave an empty line between them, or delete the line",
    severity: "error",
  },
  {
    is: ({ node: { type, alt } }) => type.startsWith("image") && !alt?.trim(),
    message: "the picture has no alternative text",
    fix: "write what it shows: ![What it shows](./name.png)",
    severity: "error",
  },
  {
    is: ({ node: { type, children }, parent }) =>
      type === "tableRow" && children?.length !== parent?.children?.[0]?.children?.length,
    message: "the row has other cells than the table has columns",
    fix: "write one | between every two cells, \\| for the sign itself, and an empty line below the table",
    severity: "error",
  },
  {
    is: ({ node: { type, identifier = "" } }, used) => /definition$/i.test(type) && !used.has(identifier),
    message: "this line is not shown, because nothing in the text refers to it",
    fix: "write its name in brackets in the text, or begin the line without brackets",
  },
]

const checkBlocks = (source: ContentFile, tree: MarkdownNode): Problem[] => {
  const used = new Set<string>()
  walk(tree, ({ type, identifier = "" }) => type.endsWith("Reference") && used.add(identifier))
  const problems: Problem[] = []
  walk(tree, (node, parent) => {
    const [from, to] = rangeOf(node)
    const lines = source.body.slice(from, to).split("\n")
    for (const { is, message, fix, severity = "warning" } of blocks) {
      if (is({ node, parent, lines }, used)) {
        problems.push(problemAt(source, source.bodyStart + from, message, fix, severity))
      }
    }
  })
  return problems
}

/** Reports mistakes in the Markdown of a text. */
export const checkMarkdown = (source: ContentFile, { parts, tree }: Markdown): Problem[] => [
  ...checkHeadings(source, parts),
  ...checkBlocks(source, tree),
  ...checkMarks(source, tree),
]
