import codeBlockStyle from "remark-lint-code-block-style"
import headingIncrement from "remark-lint-heading-increment"
import noDuplicateDefinitions from "remark-lint-no-duplicate-definitions"
import noDuplicateHeadings from "remark-lint-no-duplicate-headings"
import noUnusedDefinitions from "remark-lint-no-unused-definitions"
import { VFile } from "vfile"
import { textAt, type ContentFile } from "../../content-file"
import { textOf, type MarkdownNode } from "../../markdown"
import { noDescription } from "../fields/check-texts"
import { nameProblem } from "../images/image-names"
import { blank } from "./readable-text"
import { problemAt, type ProblemText, type Problem } from "../problem"

/** A rule of remark-lint: a plugin of unified, which needs no processor. */
type Rule = (option?: string) => (tree: object, file: VFile, next: () => void) => void

/** Rules of remark-lint, and what editors read. */
const lintRules: readonly (ProblemText & { rule: unknown; option?: string })[] = [
  {
    rule: codeBlockStyle,
    option: "fenced",
    message: "a tab or four spaces at the start of the line make this code",
    fix: "delete them, or write ``` on the lines above and below the code",
  },
  {
    rule: headingIncrement,
    message: "the heading skips a level",
    fix: "delete a #: a heading has at most one more than the heading above it",
  },
  {
    rule: noDuplicateHeadings,
    message: "the heading is the same as one above it",
    fix: "change one of the two",
  },
  {
    rule: noDuplicateDefinitions,
    message: "this line is not shown, because one above it has the same name",
    fix: "give it another name, in the text that refers to it as well, or delete it",
  },
  {
    rule: noUnusedDefinitions,
    message: "this line is not shown, because nothing in the text refers to it",
    fix: "write its name in brackets in the text, or begin the line without brackets",
  },
]

/** Returns the level of the title above the text. */
const titleLevel = ({ contentType }: ContentFile) => (contentType?.type === "PrivacySection" ? 2 : 1)

/** Matches the types of nodes that the rules read. They visit each node of a tree. */
const lintedNode = /^code$|heading|definition|reference$/i

/** Applies the rules to the nodes of the text, below the title of the page. */
const checkRules = (source: ContentFile): Problem[] => {
  const level = titleLevel(source)
  const words = { type: "text", value: textAt(source, ["title"]) }
  const title = { type: "heading", depth: level, children: [words] }
  const linted = source.nodes.filter(({ type }) => lintedNode.test(type))
  // Other headings of the level of the title are reported as such.
  const below = linted.map((node) => ({ ...node, depth: Math.max(node.depth ?? 0, level + 1) }))
  const tree = { type: "root", children: [title, ...below] }
  return lintRules.flatMap(({ rule, option, message, fix, severity = "warning" }) => {
    const file = new VFile(source.body)
    ;(rule as Rule)(option)(tree, file, () => undefined)
    return file.messages.map(({ place }) => {
      const from = place && "start" in place ? place.start.offset : 0
      return problemAt(source, source.bodyStart + (from ?? 0), message, fix, severity)
    })
  })
}

const address = "(?=[/#.]|https?:|www\\.|mailto:|tel:)"

/** Fill the place of text that is not shown as it is typed, and of a mark that vanishes from within words. */
const [filler, vanished] = ["\uE000", "\uE001"]

/** Marks that readers would see as typed, or not at all. The patterns are applied to the text that pages show. */
const marksInText: readonly (ProblemText & { patterns: readonly RegExp[] })[] = [
  {
    patterns: [/\]\(|\]\[/g, new RegExp(String.raw`\]\s\(${address}|\)\[${address}`, "g")],
    message: "this is not a link or a picture",
    fix: "write [text](/address) with all brackets and no space before or in the address, or a line [name]: /address",
    severity: "error",
  },
  {
    patterns: [/\[\^/g],
    message: "this footnote has no text",
    fix: "write its text on a line of its own below, as in [^1]: The text, or delete the mark",
    severity: "error",
  },
  {
    // A spreadsheet puts tabs between the cells.
    patterns: [/^\|.*\|[ \t]*$(?:\n\|.*)*/gm, /^(?![•·▪◦●○■]|o\t).*\S\t+\S.*(?:\n.*\S\t+\S.*)+/gm],
    message: "this is not a table",
    fix: "write | between the cells and at both ends of each row, and | --- | --- | below the first one, with as many columns",
    severity: "error",
  },
  {
    patterns: [
      // A no-break space looks like a space.
      /^(?:#{1,6}|[-*+]|\d{1,2}[.)])(?=[^\S \t\n])|^#{1,6}(?=\p{L})/gmu,
      // A dash can begin a line within a sentence, but not a paragraph.
      /^(?:[•·▪◦●○■]|o(?=\t)|-(?=\p{L})|\d{1,2}[.)](?=\p{Lu})|(?<!\S.*\n)[–—](?=\s))/gmu,
    ],
    message: "this is neither a heading nor an item of a list",
    fix: "begin it with ## or a hyphen or a number, and type one space after it, without the Alt key",
  },
  {
    patterns: [
      /\*\*.*|~~.*/g,
      /\[!\w+\]|\[\[.+?\]\]|\[TOC\]|^:::.*|(?<!\{)\{(?:[#.:]|\w+=)[^{}\n]*\}|%%|==\S.*?==|(?<!\))\[\/\w+\]|`/gim,
      new RegExp(vanished, "g"),
      // It breaks a line within a paragraph only.
      /\\$/gm,
    ],
    message: "this mark is shown as typed, or disappears between digits",
    fix: "delete it, write × or \\* for the sign, or **words** without a space inside, **Note:** for a note, [text](/address) for a link",
  },
]

/** Returns the body with all but the texts that pages show as they are typed blanked out. Offsets do not change. */
const shownText = ({ body, nodes }: ContentFile): string => {
  // Buffers of UTF-16 code units, of two bytes each, are several times faster than lists of letters.
  const [typed, shown] = [body, blank(body)].map((text) => Buffer.from(text, "utf16le")) as [Buffer, Buffer]
  for (const { type, from, to, parent } of nodes) {
    if (type === "text") typed.copy(shown, 2 * from, 2 * from, 2 * to)
    else if (type === "heading" || parent?.type === "paragraph") {
      shown.fill(filler, 2 * from, 2 * to, "utf16le")
      const isWithinWord = type === "emphasis" && /^\w.*\w$/s.test(body.slice(from - 1, to + 1))
      if (isWithinWord) shown.write(vanished, 2 * from, "utf16le")
    }
  }
  for (const { index } of body.matchAll(/\n/g)) shown.write("\n", 2 * index, "utf16le")
  return shown.toString("utf16le").replace(/\\[!-/:-@[-`{-~]/g, filler.repeat(2))
}

/** Matches the name of a file between brackets that has a space, which ends an address. */
const nameInBrackets = /^\]\(((?:\.?\/)[^\n]*?\.[a-z][a-z\d]{1,4})(?=[)\s])/i

const checkMarks = (source: ContentFile): Problem[] => {
  const text = shownText(source)
  return marksInText.flatMap(({ patterns, message, fix, severity = "warning" }) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ index }) => {
        const [, file = ""] = nameInBrackets.exec(source.body.slice(index)) ?? []
        const problem = nameProblem(file, "file") ?? { message, fix }
        return problemAt(source, source.bodyStart + index, problem.message, problem.fix, severity)
      }),
  )
}

const germanMonths =
  "Jänner|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember"

/** Matches the day, the month and the year of a date, as languages write it that put a point after the day. */
const dateAtStart = new RegExp(String.raw`^\d\d?\. (?:\p{Ll}+|${germanMonths}) (?:19|20)\d\d\b`, "u")

/**
 * Returns true for a date, for an item that pages number in another way than its line, and for a single one with a number
 * above 9: it is a date or a year at the beginning of a paragraph. The items of a list may all have the number of the first.
 */
const hasOtherNumber = ({ type, from, parent }: MarkdownNode, [line = ""]: readonly string[]): boolean => {
  const number = /^\d+/.exec(line)?.[0]
  if (type === "listItem" && dateAtStart.test(line)) return true
  // The day and the month of a date are two lists.
  if (type !== "listItem" || number === undefined || parent?.parent?.type === "listItem") return false
  const { start = 1, children = [] } = parent ?? {}
  const index = children.findIndex(({ position }) => position?.start.offset === from)
  return children.length === 1 ? start > 9 : ![start, start + index].includes(Number(number))
}

/** Returns true for a list of one item, or a quotation, that can be an amount or the text of an asterisk. */
const isSign = ({ type, parent }: MarkdownNode, [line = ""]: readonly string[]): boolean => {
  if (type === "blockquote") return /^>\s*(?:\p{Sc}|[A-Z]{3} )?\s*\d/u.test(line)
  const isSingle = type === "listItem" && parent?.children?.length === 1 && parent.parent?.type !== "listItem"
  return isSingle && /^(?:[*+]|-\s+\d)/.test(line)
}

/** Nodes that are not what they look like, by their lines and the file. */
const blocks: readonly (ProblemText & {
  is: (node: MarkdownNode, lines: readonly string[], source: ContentFile) => boolean
})[] = [
  {
    is: ({ type }, [first = "", ...rest]) => {
      const [fence] = /^(?:```|~~~)/.exec(first) ?? []
      return type === "code" && fence !== undefined && !rest.at(-1)?.trim().startsWith(fence)
    },
    message: "the code that begins here never ends",
    fix: "write the same marks, such as ```, on a line of their own where it ends",
    severity: "error",
  },
  {
    is: ({ type, value = "" }, [first = ""]) =>
      type === "code" && /^\W+(?:markdown|md)?\s*$/.test(first) && /^##+ [^]*^##+ /m.test(value),
    message: "the text between the marks ``` is shown as code",
    fix: "delete both lines with the marks",
    severity: "error",
  },
  {
    is: hasOtherNumber,
    message: "the number and the point make this an item of a list, which can get another number",
    fix: "write \\ before the point if it is a date or a year, as in 24\\. 12. 2026, or number the items from 1",
  },
  {
    is: isSign,
    message: "the sign at the start of the line makes this an item of a list or a quotation",
    fix: "write \\ before it to show it, as in \\- 5 % or \\* Without VAT",
  },
  {
    is: (node) => node.type === "heading" && textOf(node).trim() === "",
    message: "a heading has no text",
    fix: "write it, or delete the heading",
  },
  {
    is: ({ type, depth = 1 }, _, source) => type === "heading" && depth <= titleLevel(source),
    message: "this heading level is reserved for the page title",
    fix: "begin it with ##, in the privacy policy with ###",
  },
  {
    is: ({ type }, [first = "", ...rest]) =>
      type === "heading" && !first.startsWith("#") && (rest.length > 1 || /[.,;!]$/.test(first.trim())),
    message: "the line below turns this text into a heading",
    fix: "leave an empty line between them, or delete the line",
    severity: "error",
  },
  {
    is: ({ type, children, parent }, [line = "", ...rest], { contentType }) => {
      // An imprint can have a name in bold.
      if (contentType?.type === "PlainPage") return false
      const isBold = type === "paragraph" && children?.length === 1 && children[0]?.type === "strong"
      return isBold && parent?.type === "root" && rest.length === 0 && /[^.,:;!?…](?:\*\*|__)$/.test(line)
    },
    message: "a line in bold is not a heading for search engines and screen readers",
    fix: "begin it with ## or ### and delete the signs around it, or write it as a part of a sentence",
  },
  {
    is: ({ type, alt }) => type.startsWith("image") && !alt?.trim(),
    message: "the picture has no alternative text",
    fix: "write what it shows: ![What it shows](./name.png)",
    severity: "error",
  },
  {
    is: ({ type, alt }) => type.startsWith("image") && noDescription.test(alt ?? ""),
    message: "the alternative text does not say what the picture shows",
    fix: "describe the picture for people who cannot see it",
  },
  {
    is: ({ type, children, parent }) =>
      type === "tableRow" && children?.length !== parent?.children?.[0]?.children?.length,
    message: "the row does not have one cell per column",
    fix: "write one | between every two cells, \\| for the sign itself, and an empty line below the table",
    severity: "error",
  },
]

/** Matches the types of nodes that `blocks` describes. */
const judgedNode = /^(?:blockquote|code|heading|image|listItem|paragraph|tableRow)/

const checkBlocks = (source: ContentFile): Problem[] =>
  source.nodes.flatMap((node) => {
    if (!judgedNode.test(node.type)) return []
    const lines = source.body.slice(node.from, node.to).split("\n")
    return blocks
      .filter(({ is }) => is(node, lines, source))
      .map(({ message, fix, severity = "warning" }) =>
        problemAt(source, source.bodyStart + node.from, message, fix, severity),
      )
  })

export const checkMarkdown = (source: ContentFile): Problem[] => [
  ...checkRules(source),
  ...checkBlocks(source),
  ...checkMarks(source),
]
