import type { ContentFile } from "../content-file"
import type { MarkdownNode } from "../markdown"
import { problemAt, type Problem } from "./problem"

/** Returns the level of the title above the text. */
const titleLevel = ({ contentType }: ContentFile) => (contentType?.type === "PrivacySection" ? 2 : 1)

/** The mistakes. `find` returns where one is in the source of a node, or -1. */
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
  return nodes.flatMap((node) => {
    const written = body.slice(node.from, node.to)
    return mistakes.flatMap(({ find, message, fix }) => {
      const at = find(node, written, source)
      return at < 0 ? [] : [problemAt(source, bodyStart + node.from + at, message, fix)]
    })
  })
}
