import type { ContentFile } from "../../content-file"
import { programComment, type Part } from "../../markdown"
import { problemAt, type Problem } from "../problem"

/** Harmless elements without an equivalent in markdown. */
const allowedTags = "abbr br cite dfn kbd mark q small sub sup details summary".split(" ")
const allowedAttributes = ["title", "lang", "open"]

const blankComments = (html: string) =>
  html.replace(/<!--(?!-?>)[\s\S]*?-->/g, (comment) => " ".repeat(comment.length))

const disallowedIn = (html: string): { at: number; what: string } | undefined => {
  const program = programComment.exec(html)
  if (program) return { at: program.index, what: "a note of another program" }
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

/** How to write the effect of an HTML element in Markdown. */
const equivalents: readonly [tags: readonly string[], fix: string][] = [
  [["b", "strong"], "write **words** instead"],
  [["i", "em"], "write *words* instead"],
  [["u", "font", "span", "div", "center", "o:p"], "delete it and its closing tag; the words stay"],
  [["a"], "write [text](/address) instead"],
  [["img", "picture", "figure"], "write ![what it shows](./name.png) instead"],
  [["h1", "h2", "h3", "h4"], "write ## and a space before the heading instead"],
  [["ul", "ol", "li"], "write a hyphen and a space before each item instead"],
  [["p"], "delete it, and leave an empty line between paragraphs"],
  [["iframe", "video", "embed", "object"], "write a link instead: [text](https://…)"],
  [["table", "tr", "td", "th"], "write each row as | cell | cell | instead"],
  [["script", "style", "form"], "delete it, its closing tag and everything between them"],
]

const fixFor = (what: string, html: string): string => {
  const tag = what.slice(1, -1).toLowerCase()
  const known = equivalents.find(([tags]) => tags.includes(tag))?.[1]
  if (known) return known
  if (what.startsWith("a note")) return "delete it, up to its end -->"
  if (what.startsWith("a comment")) return "write --> where the note ends, or delete the note"
  if (what.endsWith("closing >")) return "write > after it"
  const [, attribute] = /^(\S+) in </.exec(what) ?? []
  if (attribute) return `delete ${attribute}, with the = and the words after it`
  return /^<\w+>$/.test(what) && html.includes(" ") && !html.includes("=")
    ? "if it is a placeholder, write the words; otherwise write it in markdown"
    : `write it in markdown; the only HTML tags allowed are ${allowedTags.join(", ")}`
}

/** Reports HTML except a few harmless elements: pages contain it as typed, with its scripts, event handlers and frames. */
const disallowedHtml = (source: ContentFile, parts: readonly Part[]): Problem[] => {
  const open: string[] = []
  return parts
    .filter(({ type }) => type === "html")
    .flatMap(({ offset, text }) => {
      const found = disallowedIn(text)
      if (!found) return []
      // A closing tag is part of the mistake that its opening tag is.
      if (text.startsWith("</") && open.at(-1) === found.what) {
        open.pop()
        return []
      }
      open.push(found.what)
      const at = source.bodyStart + offset + found.at
      const message = `HTML that is not allowed in a text: ${found.what}`
      return [problemAt(source, at, message, fixFor(found.what, text))]
    })
}

/** Reports elements without their closing tag, which take in all text below them, and closing tags without an element. */
const unclosedHtml = (source: ContentFile, parts: readonly Part[]): Problem[] => {
  const open: { name: string; at: number }[] = []
  const tags = parts
    .filter(({ type }) => type === "html")
    .flatMap(({ offset, text }) =>
      [...blankComments(text).matchAll(/<(\/?[a-z]+)[^>]*>/gi)].map(({ index, 1: name = "" }) => ({
        name: name.toLowerCase(),
        at: source.bodyStart + offset + index,
      })),
    )
  for (const tag of tags.filter(({ name }) => name !== "br" && allowedTags.includes(name.replace("/", "")))) {
    const opened = open.findLastIndex(({ name }) => tag.name === `/${name}`)
    if (opened < 0) open.push(tag)
    else open.splice(opened, 1)
  }
  return open.map(({ name, at }) => {
    const begin = `delete it, or write <${name.slice(1)}> where it begins`
    return name.startsWith("/")
      ? problemAt(source, at, `<${name}> closes nothing`, begin)
      : problemAt(source, at, `<${name}> is never closed`, `write </${name}> where it ends`)
  })
}

/** Checks the HTML in a text. */
export const checkHtml = (source: ContentFile, parts: readonly Part[]): Problem[] => [
  ...disallowedHtml(source, parts),
  ...unclosedHtml(source, parts),
]
