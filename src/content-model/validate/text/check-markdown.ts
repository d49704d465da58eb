import type { ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"
import { rangeOf, walk, type MarkdownNode } from "../../markdown"

type Rule = { pattern: RegExp; message: string; fix: string; severity?: "warning" }

/** Markdown with a mistake, which pages would show as typed. */
const rules: readonly Rule[] = [
  {
    pattern: /\] \((?=[/#.]|https?:|mailto:|tel:|www\.)/g,
    message: "a space keeps this from being a link or a picture",
    fix: "take away the space between ] and (",
  },
  {
    pattern: /\]\((?=[^)\n]*(?:\n|$))/g,
    message: "the bracket before the address is never closed",
    fix: "write ) after the address",
  },
  {
    pattern: /\]\((?=[^)\n]*\s[^)\n]*\))/g,
    message: "the address has a space, so that it is no link or picture",
    fix: "write it without spaces; a file gets another name, with hyphens in the place of spaces",
  },
  {
    pattern: /\]\(/g,
    message: "this is no link or picture",
    fix: "write [words](/address) or ![what it shows](./name.png)",
  },
  {
    pattern: /\[[^\][\n^]+\]\[[^\][\n]*\]/g,
    message: "the text has no address for this link",
    fix: "write [words](/address)",
  },
  {
    pattern: /\[\^[^\]\s]+\]/g,
    message: "the footnote has no text",
    fix: "add a line at the end of the text: the same sign, a colon and the words; or take the sign away",
  },
  {
    pattern: /^ {0,3}\[[^\]\n]+\]:/gm,
    message: "the address for a link cannot be read",
    fix: "write it after the colon without spaces, on a line of its own between empty lines",
  },
  {
    pattern: /^#{7,}(?=\s)|^#{1,6}(?=\p{L})|^#{2,6}(?=[^#\s])/gmu,
    message: "this is no heading",
    fix: "write ## and a space before a heading",
  },
  {
    pattern: /^[•·▪◦‣●○■□][ \t\u00A0]*|^o[ \t\u00A0]{2,}/gm,
    message: "the sign at the start of the line makes no list",
    fix: "write a hyphen and a space, and an empty line before the list",
  },
  {
    pattern: /\*\*|~~(?=\S)|(?<![\w_])__(?=[^\s_])/g,
    message: "signs for bold or struck text are shown as they are",
    fix: "write them close to the words on both sides, **like this**, or take them away",
  },
  {
    pattern: /`+/g,
    message: "a sign for code is shown as it is",
    fix: "write the same sign after the code as well, or take it away",
  },
]

/** Rules for the start of a paragraph only: elsewhere the characters can be part of a sentence. */
const openers: readonly Rule[] = [
  {
    pattern: /^[-–—−](?=\p{L})|^[–—−](?=[ \t])/u,
    message: "this is no item of a list",
    fix: "write a hyphen and a space",
  },
  {
    pattern: /^\d{1,2}[.)](?=\p{Lu})/u,
    message: "this is no item of a list",
    fix: "write a space after the number",
    severity: "warning",
  },
  {
    pattern: /^\*(?=\p{L}[^*\n]*$)/mu,
    message: "this is no item of a list",
    fix: "write a hyphen and a space, or * on both sides of words in italics",
  },
]

/** Returns a text with escaped characters blanked out. */
const withoutEscapes = (written: string) => written.replace(/\\[!-/:-@[-`{-~]/g, "  ")

type Found = Rule & { at: number }

const applied = (rule: Rule, text: string, start: number): Found[] =>
  rule.pattern.global
    ? [...text.matchAll(rule.pattern)].map(({ index }) => ({ ...rule, at: start + index }))
    : [text.search(rule.pattern)].filter((at) => at >= 0).map((at) => ({ ...rule, at: start + at }))

const inTexts = (body: string, tree: MarkdownNode): Found[] => {
  const found: Found[] = []
  walk(tree, (node, parent) => {
    if (node.type !== "text") return
    const [from, to] = rangeOf(node)
    const text = withoutEscapes(body.slice(from, to))
    const leads = parent?.type === "paragraph" && rangeOf(parent)[0] === from
    const claimed = new Set<number>()
    for (const rule of [...rules, ...(leads ? openers : [])]) {
      for (const match of applied(rule, text, from)) {
        const isMidLine = match.at === from && !leads && rule.pattern.source.startsWith("^")
        if (isMidLine || claimed.has(match.at)) continue
        claimed.add(match.at)
        found.push(match)
      }
    }
  })
  return found
}

const cellsOf = ({ children = [] }: MarkdownNode) => children.length

const inTables = (body: string, tree: MarkdownNode): Found[] => {
  const found: Found[] = []
  walk(tree, (node) => {
    const at = rangeOf(node)[0]
    if (node.type === "paragraph" && /^[ \t]*\|.*\|.*\n[ \t]*\|/m.test(body.slice(...rangeOf(node)))) {
      const fix = "write a line | --- | --- | below the first row, with as many columns as the row has"
      found.push({ pattern: /./, at, message: "this is no table", fix })
    }
    if (node.type !== "table") return
    const [head, ...rows] = node.children ?? []
    const columns = head ? cellsOf(head) : 0
    for (const row of rows) {
      const written = body.slice(...rangeOf(row))
      const place = { pattern: /./, at: rangeOf(row)[0] }
      if (columns > 1 && !written.replace(/\\\|/g, "").includes("|")) {
        const fix = "leave an empty line between the table and the text"
        found.push({ ...place, message: "this line has become a row of the table above it", fix })
      } else if (cellsOf(row) !== columns) {
        const message = `the row has ${cellsOf(row)} cells, the table ${columns} columns`
        found.push({
          ...place,
          message,
          fix: "write one | between each two cells, and \\| for the sign itself",
        })
      }
    }
  })
  return found
}

const inBlocks = (body: string, tree: MarkdownNode): Found[] => {
  const found: Found[] = []
  const called = new Set<string | undefined>()
  walk(tree, ({ type, identifier }) => type === "footnoteReference" && called.add(identifier))
  walk(tree, (node) => {
    const [at, end] = rangeOf(node)
    const lines = body.slice(at, end).split("\n")
    const fence = /^(`{3,}|~{3,})/.exec(lines[0] ?? "")?.[1]
    if (node.type === "code" && fence) {
      const last = (lines.at(-1) ?? "").replace(/^[ \t>]+/, "")
      if (lines.length > 1 && last.startsWith(fence) && new Set(last.trim()).size === 1) return
      const message = `the code that begins with ${fence} never ends and takes in all text below it`
      found.push({
        pattern: /./,
        at,
        message,
        fix: `write ${fence} on a line of its own where the code ends`,
      })
    }
    if (node.type === "footnoteDefinition" && !called.has(node.identifier)) {
      const message = "no sign in the text leads to this footnote, so that nobody sees it"
      const fix = `write [^${node.identifier ?? ""}] where it belongs, or delete it`
      found.push({ pattern: /./, at, message, fix, severity: "warning" })
    }
    if (node.type === "heading" && lines.length > 1 && (lines.length > 2 || (lines[0] ?? "").length > 100)) {
      const message = "the line below turns this text into a heading"
      found.push({ pattern: /./, at, message, fix: "leave an empty line between them", severity: "warning" })
    }
  })
  return found
}

/** Reports markdown with mistakes, which readers would see as typed or as something else than was meant. */
export const checkMarkdown = (source: ContentFile, tree: MarkdownNode): Problem[] => {
  const { body, bodyStart } = source
  return [...inTexts(body, tree), ...inTables(body, tree), ...inBlocks(body, tree)].map(
    ({ at, message, fix, severity }) => problemAt(source, bodyStart + at, message, fix, severity),
  )
}
