import type { ContentFile } from "../../content-file"
import type { Part } from "../../markdown"
import { withoutComments } from "./readable-text"
import { problemAt, type Problem } from "../problem"

/** Harmless elements without an equivalent in Markdown. */
const allowedTags = "abbr br cite dfn kbd mark q small sub sup details summary".split(" ")
const allowedAttributes = ["title", "lang", "open"]

const tag = /<[/!?]?([^\s>/]*)((?:"[^"]*"|'[^']*'|[^>"'])*)(>?)/g
const attribute = /([^\s"'=/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']*))?/g

/** How to write elements in Markdown. */
const equivalents: Record<string, string> = {
  a: "[text](/address)",
  b: "**words**",
  strong: "**words**",
  i: "*words*",
  em: "*words*",
  img: "![what it shows](./name.png)",
}

/** Describes what is not allowed in a tag, at an offset in the tag; undefined if all of it is. */
const disallowed = ({ 0: written, 1: name = "", 2: rest = "", 3: end }: RegExpExecArray) => {
  const instead = equivalents[name.toLowerCase()] ?? "it in Markdown, or between ` ` if readers shall see it"
  const fix = `write ${instead}; the elements allowed are ${allowedTags.join(", ")}`
  if (!allowedTags.includes(name.toLowerCase())) return { at: 0, what: `<${name}>`, fix }
  if (end === "") return { at: 0, what: `<${name} without its closing >`, fix: "write > after it" }
  const others = [...rest.matchAll(attribute)].filter(([, key = ""]) => !allowedAttributes.includes(key))
  return others.map(({ index, 1: key }) => {
    return { at: written.indexOf(rest) + index, what: `${key} in <${name}>`, fix: `delete ${key}` }
  })[0]
}

/**
 * Reports HTML except a few harmless elements: pages contain it as typed, with its scripts, event handlers and frames.
 * Also reports elements that are never closed, which take in all text below them.
 */
export const checkHtml = (source: ContentFile, parts: readonly Part[]): Problem[] => {
  const problems: Problem[] = []
  const add = (at: number, what: string, fix: string) =>
    problems.push(problemAt(source, at, `HTML that is not allowed in a text: ${what}`, fix))
  const open: { name: string; at: number; isAllowed: boolean }[] = []
  for (const { offset, text } of parts.filter(({ type }) => type === "html")) {
    const start = source.bodyStart + offset
    // Browsers take <!--> for a whole comment.
    const comment = text.search(/<!--(?:-?>|(?![^]*-->))/)
    if (comment >= 0) {
      add(start + comment, "a comment that is not closed", "write <!-- before the note and --> where it ends")
      continue
    }
    for (const match of withoutComments(text).matchAll(tag)) {
      const name = (match[1] ?? "").toLowerCase()
      const at = start + match.index
      const isEnd = match[0].startsWith("</")
      const opened = open.findLastIndex((each) => each.name === name)
      if (isEnd && opened >= 0) {
        open.splice(opened, 1)
        continue
      }
      const fault = disallowed(match)
      if (fault) add(at + fault.at, fault.what, fault.fix)
      else if (isEnd) add(at, `</${name}>, which closes nothing`, "delete it")
      if (!isEnd && name !== "br") open.push({ name, at, isAllowed: !fault })
    }
  }
  for (const { name, at } of open.filter(({ isAllowed }) => isAllowed)) {
    add(at, `<${name}>, which is never closed`, `write </${name}> where it ends`)
  }
  return problems
}
