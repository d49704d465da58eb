import noDuplicateDefinitions from "remark-lint-no-duplicate-definitions"
import noUnusedDefinitions from "remark-lint-no-unused-definitions"
import { VFile } from "vfile"
import type { ContentFile } from "../content-file"
import type { MarkdownNode } from "../markdown"
import { problemAt, type Problem } from "./problem"

/** A rule of remark-lint: a plugin of unified, which needs no processor. */
type Rule = () => (tree: object, file: VFile, next: () => void) => void

/** Rules of remark-lint, each with the words that editors read. */
const lintRules: readonly { rule: unknown; message: string; fix: string }[] = [
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

/** Mistakes for which remark-lint has no rule. `find` returns where one is in the source of a node, or -1. */
const mistakes: readonly {
  find: (node: MarkdownNode, written: string, source: ContentFile) => number
  message: string
  fix: string
}[] = [
  {
    find: ({ type }, written) => {
      const [fence] = /^(?:```|~~~)/.exec(written) ?? []
      const last = written.split("\n").slice(1).at(-1)?.trim() ?? ""
      return type === "code" && fence !== undefined && !last.startsWith(fence) ? 0 : -1
    },
    message: "the code that begins here never ends",
    fix: "write the same marks, such as ```, on a line of their own where it ends",
  },
  {
    find: ({ type }, written) =>
      type === "text" ? written.replace(/\\./g, "  ").search(/\]\(|\]\[|\[\^|\] \((?=[/#]|https:)/) : -1,
    message: "this link, picture or footnote is shown as typed",
    fix: "write [text](/address) without a space before or in the address, or the line that belongs to it: [name]: /address or [^1]: The note",
  },
  {
    find: ({ type, alt }) => (type.startsWith("image") && !alt?.trim() ? 0 : -1),
    message: "the picture has no alternative text",
    fix: "write what it shows: ![What it shows](./name.png)",
  },
  {
    find: ({ type, children, parent }) =>
      type === "tableRow" && children?.length !== parent?.children?.[0]?.children?.length ? 0 : -1,
    message: "the row does not have one cell per column",
    fix: "write one | between every two cells, \\| for the sign itself, and an empty line below the table",
  },
  {
    find: ({ type, depth = 1 }, _, source) => (type === "heading" && depth <= titleLevel(source) ? 0 : -1),
    message: "this heading level is reserved for the page title",
    fix: "begin it with ##, in the privacy policy with ###",
  },
]

/** Reports Markdown that loses text or that readers see as it is typed. */
export const checkMarkdown = (source: ContentFile): Problem[] => {
  const { body, bodyStart, nodes } = source
  const linted = lintRules.flatMap(({ rule, message, fix }) => {
    const file = new VFile(body)
    ;(rule as Rule)()(nodes[0] ?? {}, file, () => undefined)
    return file.messages.map(({ place }) => {
      const from = place && "start" in place ? (place.start.offset ?? 0) : 0
      return problemAt(source, bodyStart + from, message, fix)
    })
  })
  const found = nodes.flatMap((node) => {
    const written = body.slice(node.from, node.to)
    return mistakes.flatMap(({ find, message, fix }) => {
      const at = find(node, written, source)
      return at < 0 ? [] : [problemAt(source, bodyStart + node.from + at, message, fix)]
    })
  })
  return [...linted, ...found]
}
