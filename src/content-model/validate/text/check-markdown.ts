import type { ContentFile } from "../../content-file"
import { textOf, type MarkdownNode } from "../../markdown"
import { noDescription } from "../fields/check-texts"
import { nameFault } from "../images/image-names"
import { blank } from "./readable-text"
import { problemAt, type Fault, type Problem } from "../problem"

const marks = (depth: number) => "#".repeat(depth)

/** Checks that headings have text, are below the level of the title, skip no level and differ. */
const checkHeadings = (source: ContentFile): Problem[] => {
  // The level of the title above the text.
  const top = source.contentType?.type === "PrivacySection" ? 2 : 1
  const seen = new Set<string>()
  let level = top
  return source.nodes
    .filter(({ type }) => type === "heading")
    .flatMap((node) => {
      const { depth = 1, from } = node
      const warn = (message: string, fix: string) => [
        problemAt(source, source.bodyStart + from, message, fix, "warning"),
      ]
      const deepest = level + 1
      level = Math.max(top + 1, depth)
      const words = textOf(node).trim().toLowerCase()
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

const address = "(?=[/#.]|https?:|mailto:|tel:)"

/** Fill the place of text that is not shown as it is typed, and of a mark that vanishes from within words. */
const [filler, vanished] = ["\uE000", "\uE001"]

/** Marks that readers would see as typed, or not at all. The patterns are applied to the text that pages show. */
const marksInText: readonly (Fault & { patterns: readonly RegExp[] })[] = [
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
    patterns: [/^\|.*\|[ \t]*\n\|/gm, /^(?![•·▪◦●○■]|o\t).*\S\t+\S.*(?:\n.*\S\t+\S.*)+/gm],
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
      /\[!\w+\]|\[\[.+?\]\]|\[TOC\]|^:::.*|(?<!\{)\{[#.:][^{}\n]*\}|%%|==\S.*?==/gim,
      new RegExp(vanished, "g"),
    ],
    message: "this mark is shown as typed, or vanishes from between figures",
    fix: "delete it, write × or \\* for the sign, or **words** without a space inside, **Note:** for a note, [text](/address) for a link",
  },
]

/** Returns the body with all but the texts that pages show as they are typed blanked out. Offsets do not change. */
const shownText = ({ body, nodes }: ContentFile): string => {
  const letters = blank(body).split("")
  for (const { type, from, to, parent } of nodes) {
    const isText = type === "text"
    if (!isText && parent?.type !== "paragraph" && type !== "heading") continue
    for (let at = from; at < to; at += 1)
      if (letters[at] !== "\n") letters[at] = (isText && body[at]) || filler
    if (type === "emphasis" && /^\w.*\w$/s.test(body.slice(from - 1, to + 1))) letters[from] = vanished
  }
  return letters.join("").replace(/\\[!-/:-@[-`{-~]/g, filler.repeat(2))
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
        const fault = nameFault(file, "file") ?? { message, fix }
        return problemAt(source, source.bodyStart + index, fault.message, fault.fix, severity)
      }),
  )
}

/** Nodes that are not what they look like, by their lines. `used` has the names to which the text refers. */
const blocks: readonly (Fault & {
  is: (node: MarkdownNode, lines: readonly string[], used: ReadonlySet<string>) => boolean
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
    is: ({ type }, [first = ""]) => type === "code" && !/^[`~]/.test(first),
    message: "a tab or four spaces at the start of the line make this code",
    fix: "delete them, or write ``` on the lines above and below the code",
  },
  {
    is: ({ type }, [first = "", ...rest]) =>
      type === "heading" && !first.startsWith("#") && (rest.length > 1 || /[.,;!]$/.test(first.trim())),
    message: "the line below turns this text into a heading",
    fix: "leave an empty line between them, or delete the line",
    severity: "error",
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
    message: "the row has other cells than the table has columns",
    fix: "write one | between every two cells, \\| for the sign itself, and an empty line below the table",
    severity: "error",
  },
  {
    is: ({ type, identifier = "" }, _, used) => /definition$/i.test(type) && !used.has(identifier),
    message: "this line is not shown, because nothing in the text refers to it",
    fix: "write its name in brackets in the text, or begin the line without brackets",
  },
]

const checkBlocks = (source: ContentFile): Problem[] => {
  const references = source.nodes.filter(({ type }) => type.endsWith("Reference"))
  const used = new Set(references.map(({ identifier = "" }) => identifier))
  return source.nodes.flatMap((node) => {
    const lines = source.body.slice(node.from, node.to).split("\n")
    return blocks
      .filter(({ is }) => is(node, lines, used))
      .map(({ message, fix, severity = "warning" }) =>
        problemAt(source, source.bodyStart + node.from, message, fix, severity),
      )
  })
}

export const checkMarkdown = (source: ContentFile): Problem[] => [
  ...checkHeadings(source),
  ...checkBlocks(source),
  ...checkMarks(source),
]
