import codeBlockStyle from "remark-lint-code-block-style"
import headingIncrement from "remark-lint-heading-increment"
import noDuplicateDefinitions from "remark-lint-no-duplicate-definitions"
import noDuplicateHeadings from "remark-lint-no-duplicate-headings"
import noUnusedDefinitions from "remark-lint-no-unused-definitions"
import { VFile } from "vfile"
import { textAt, type ContentFile } from "../../content-file"
import { problemAt, type ProblemText, type Problem } from "../problem"
import { titleLevel } from "./check-blocks"

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

/** Matches the types of nodes that the rules read. They visit each node of a tree. */
const lintedNode = /^code$|heading|definition|reference$/i

/** Applies the rules to the nodes of the text, below the title of the page. */
export const checkLintRules = (source: ContentFile): Problem[] => {
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
