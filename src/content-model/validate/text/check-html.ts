import type { ContentFile } from "../../content-file"
import { withoutComments } from "./readable-text"
import { problemAt, type Problem } from "../problem"

/** Harmless elements without an equivalent in Markdown. */
const allowedTags = "abbr br cite dfn kbd mark q small sub sup details summary".split(" ")

const tag = /<[/!?]?([^\s>/]*)(?:"[^"]*"|'[^']*'|[^>"'])*>?/g

const wrongAttribute = /(?<=[\s/])(?!(?:title|lang|open)[\s=/>])[^\s=/>]/

const fix = `write it in Markdown, as in **words** or [text](/address), or between \` \`, or \\< to show the sign; the elements \
${allowedTags.join(", ")} with title, lang or open are allowed`

/** Returns the index in a tag of what is not allowed in a text; -1 if all of it is. */
const indexOfMistake = (written: string, name: string): number => {
  if (!allowedTags.includes(name) || !written.endsWith(">")) return 0
  const withoutValues = written.replace(/"[^"]*"|'[^']*'/g, (value) => " ".repeat(value.length))
  return withoutValues.search(wrongAttribute)
}

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
    const comment = text.search(/<!--(?:-?>|(?![^]*-->))/)
    if (comment >= 0) {
      add(start + comment, "a comment that is not closed", "write <!-- before the note and --> where it ends")
      continue
    }
    for (const { index, 0: written, 1: tagName = "" } of withoutComments(text).matchAll(tag)) {
      const name = tagName.toLowerCase()
      const at = start + index
      if (written.startsWith("</")) {
        const opened = open.findLastIndex((each) => each.name === name)
        if (opened >= 0) open.splice(opened, 1)
        else add(at, `${written}, which closes nothing`, "delete it")
        continue
      }
      const mistake = indexOfMistake(written, name)
      if (mistake >= 0) add(at + mistake, written, fix)
      if (name !== "br") open.push({ name, at, isAllowed: mistake < 0 })
    }
  }
  for (const { name, at } of open.filter(({ isAllowed }) => isAllowed)) {
    add(at, `<${name}>, which is never closed`, `write </${name}> where it ends`)
  }
  return problems
}
