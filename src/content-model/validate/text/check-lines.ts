import type { ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"

/** The least width, in characters, at which programs wrap a text. */
const narrowest = 60

/** Returns true if a line ends early, without a mark of a line break or the end of a sentence. */
const areJoined = (line: string, next: string): boolean => {
  const [word = ""] = /[^\s>]+/.exec(next) ?? []
  const hasRoom = line.trim().length + 1 + word.length <= narrowest
  return hasRoom && !/(?: {2}|\\|<br\s*\/?>)$/i.test(line) && !/[.,;:!?…)]["'”’»*_]*$/.test(line.trim())
}

/** Other rules report tabs, and signs at the beginning of lines. */
const isReportedElsewhere = (paragraph: string) => /\t|^[\s>]*(?:[|+•·▪◦●○■–—]|\[!|\d+[.)])/m.test(paragraph)

/** Reports lines of an address, a list or a signature that pages show as one. */
export const checkLines = (source: ContentFile): Problem[] =>
  source.nodes.flatMap((node) => {
    if (node.type !== "paragraph") return []
    const text = source.body.slice(node.from, node.to)
    if (isReportedElsewhere(text)) return []
    const lines = text.split("\n")
    const at = lines.slice(1).findIndex((next, index) => areJoined(lines[index] ?? "", next))
    if (at < 0) return []
    const offset = lines.slice(0, at).join("\n").length + Math.min(at, 1)
    return problemAt(
      source,
      source.bodyStart + node.from + offset,
      "the page shows this line and the next one as one",
      "write \\ at its end, or leave an empty line after it, or begin each line with a hyphen and a space for a list",
      "warning",
    )
  })
