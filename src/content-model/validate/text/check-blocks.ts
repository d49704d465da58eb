import type { ContentFile } from "../../content-file"
import { textOf, type MarkdownNode } from "../../markdown"
import { noDescription } from "../fields/check-texts"
import { problemAt, type ProblemText, type Problem } from "../problem"

/** Returns the level of the title above the text. */
export const titleLevel = ({ contentType }: ContentFile) => (contentType?.type === "PrivacySection" ? 2 : 1)

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

/** Reports paragraphs, lists, headings, tables and pictures that are not what they look like in the file. */
export const checkBlocks = (source: ContentFile): Problem[] =>
  source.nodes.flatMap((node) => {
    if (!judgedNode.test(node.type)) return []
    const lines = source.body.slice(node.from, node.to).split("\n")
    return blocks
      .filter(({ is }) => is(node, lines, source))
      .map(({ message, fix, severity = "warning" }) =>
        problemAt(source, source.bodyStart + node.from, message, fix, severity),
      )
  })
