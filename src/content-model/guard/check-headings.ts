import type { Part } from "./markdown"
import { problemAt, type Problem } from "./problem"
import type { Source } from "./source"

const marks = (depth: number) => "#".repeat(depth)

/** The title of an article or section is its page's own heading, so a body starts at `##` and skips no level. */
export const checkHeadings = (source: Source, parts: readonly Part[]): Problem[] => {
  let level = 1
  return parts
    .filter(({ type }) => type === "heading")
    .flatMap(({ depth, offset, text }) => {
      const before = level
      level = depth
      const at = source.bodyStart + offset
      if (text.trim() === "")
        return [problemAt(source, at, "a heading has no words", "write its words, or delete it")]
      if (depth === 1) {
        return [
          problemAt(source, at, "the text has a heading with one #, which only the title may be", "write ##"),
        ]
      }
      if (depth <= before + 1) return []
      const message = `the heading skips a level, from ${before === 1 ? "the title" : marks(before)} to ${marks(depth)}`
      return [problemAt(source, at, message, `write ${marks(before + 1)}`)]
    })
}
