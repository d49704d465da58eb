import type { ContentFile } from "../../content-file"
import { nameProblem } from "../images/image-names"
import { problemAt, type ProblemText, type Problem } from "../problem"
import { blank } from "./readable-text"

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
      // Formulas, the tokens of other programs, and the names of emoji.
      /\$\$|\$(?=\{)|(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?![\w:])/g,
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

/** Reports marks of Markdown that pages show as typed, or not at all. */
export const checkMarks = (source: ContentFile): Problem[] => {
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
