import type { Part } from "./markdown"
import { problemAt, type Problem } from "../problem"
import type { Source } from "../source"

/** Tags that markdown has no sign for, and that can do no harm. */
const allowedTags = [
  "abbr",
  "br",
  "cite",
  "dfn",
  "kbd",
  "mark",
  "q",
  "small",
  "sub",
  "sup",
  "details",
  "summary",
]
const allowedAttributes = ["title", "lang", "open"]

const blankComments = (html: string) =>
  html.replace(/<!--(?!-?>)[\s\S]*?-->/g, (comment) => " ".repeat(comment.length))

const faultIn = (html: string): { at: number; what: string } | undefined => {
  const bare = blankComments(html)
  const open = bare.indexOf("<!--")
  if (open >= 0) return { at: open, what: "a comment that is never closed" }
  for (const tag of bare.matchAll(/<[/!?]?([^\s>/]*)((?:"[^"]*"|'[^']*'|[^>"'])*)(>?)/g)) {
    const [, name = "", rest = "", end = ""] = tag
    if (!allowedTags.includes(name.toLowerCase())) return { at: tag.index, what: `<${name}>` }
    if (end === "") return { at: tag.index, what: `<${name} without its closing >` }
    for (const attribute of rest.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']*))?/g)) {
      const [, key = ""] = attribute
      if (allowedAttributes.includes(key.toLowerCase())) continue
      return { at: tag.index + tag[0].indexOf(rest) + attribute.index, what: `${key} in <${name}>` }
    }
  }
  return undefined
}

/** HTML in markdown would reach the page as it is: scripts, event handlers and frames are refused, a few plain tags are not. */
export const checkHtml = (source: Source, parts: readonly Part[]): Problem[] =>
  parts
    .filter(({ type }) => type === "html")
    .flatMap(({ offset, text }) => {
      const fault = faultIn(text)
      if (!fault) return []
      const fix = `write it in markdown; the only HTML tags allowed are ${allowedTags.join(", ")}`
      const at = source.bodyStart + offset + fault.at
      return [problemAt(source, at, `HTML that is not allowed in a text: ${fault.what}`, fix)]
    })
