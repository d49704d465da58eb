import type { Part } from "./markdown"
import { problemAt, type Problem } from "../problem"
import type { Source } from "../source"

const marks = (depth: number) => "#".repeat(depth)

/** The level of the title over a file's text: an article's is its page's, a section of the policy stands below the page's. */
const titleLevel = ({ noun }: Source) => (noun?.type === "PrivacySection" ? 2 : 1)

/** The text of an article starts at `##`, that of a section of the policy at `###`; no level is skipped. */
export const checkHeadings = (source: Source, parts: readonly Part[]): Problem[] => {
  const top = titleLevel(source)
  let level = top
  return parts
    .filter(({ type }) => type === "heading")
    .flatMap(({ depth, offset, text }) => {
      const before = level
      level = depth
      const at = source.bodyStart + offset
      if (text.trim() === "") {
        return [problemAt(source, at, "a heading has no words", "write its words, or delete it")]
      }
      if (depth <= top) {
        const message = `the text has a heading with ${marks(depth)}, the sign of ${depth === 1 ? "a page's" : "its own"} title`
        return [problemAt(source, at, message, `write ${marks(top + 1)}`)]
      }
      if (depth <= Math.max(top, before) + 1) return []
      const message = `the heading skips a level, from ${before <= top ? "the title" : marks(before)} to ${marks(depth)}`
      return [problemAt(source, at, message, `write ${marks(Math.max(top, before) + 1)}`)]
    })
}
