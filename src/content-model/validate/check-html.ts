import type { ContentFile } from "../content-file"
import { withoutComments } from "../markdown"
import { problemAt, type Problem } from "./problem"

/** Harmless elements without an equivalent in Markdown. */
const allowed = "abbr|br|cite|dfn|kbd|mark|q|small|sub|sup|details|summary"

const tag = /<[/!?]?([^\s>/]*)(?:"[^"]*"|'[^']*'|[^>"'])*>?/g

const allowedTag = new RegExp(`^<(?:${allowed})(?:\\s+(?:title|lang|open)(?:="[^"<>]*")?)*\\s*/?>$`)

const fix = `write it in Markdown, as in **words** or [text](/address), or between \` \`, or \\< to show the sign; the elements \
${allowed.replaceAll("|", ", ")} with title, lang or open are allowed`

/**
 * Reports HTML except a few harmless elements: pages contain it as typed, with its scripts, event handlers and frames.
 * Also reports elements that are never closed, which take in all text below them.
 */
export const checkHtml = (source: ContentFile): Problem[] => {
  const problems: Problem[] = []
  const add = (at: number, what: string, how: string) =>
    problems.push(problemAt(source, at, `HTML that is not allowed in a text: ${what}`, how))
  const open: { name: string; at: number; isAllowed: boolean }[] = []
  for (const { from, to } of source.nodes.filter(({ type }) => type === "html")) {
    const start = source.bodyStart + from
    const text = source.body.slice(from, to)
    // Browsers take <!--> for a whole comment.
    if (/<!--(?:-?>|(?![^]*-->))/.test(text)) {
      add(start, "a comment that is not closed", "write <!-- before the note and --> where it ends")
      continue
    }
    for (const { index, 0: written, 1: name = "" } of withoutComments(text).matchAll(tag)) {
      const isAllowed = allowedTag.test(written)
      if (written.startsWith("</")) {
        const opened = open.findLastIndex((each) => each.name === name)
        if (opened >= 0) open.splice(opened, 1)
        else add(start + index, `${written}, which closes nothing`, "delete it")
        continue
      }
      if (!isAllowed) add(start + index, written, fix)
      if (name !== "br") open.push({ name, at: start + index, isAllowed })
    }
  }
  for (const { name, at } of open.filter(({ isAllowed }) => isAllowed)) {
    add(at, `<${name}>, which is never closed`, `write </${name}> where it ends`)
  }
  return problems
}
