import { problemAt, type Problem } from "./problem"
import type { Source } from "./source"

const leftovers = /\b(TODO|FIXME|TBD)\b|\blorem\s+ipsum\b/gi

/** Notes to oneself and filler text, which must not go live. */
export const checkLeftovers = (source: Source): Problem[] =>
  [...source.text.matchAll(leftovers)]
    .filter(([words]) => /^lorem/i.test(words) || words === words.toUpperCase())
    .map((match) =>
      problemAt(source, match.index, `${match[0]} is left in the text`, "write the text, or delete it"),
    )
