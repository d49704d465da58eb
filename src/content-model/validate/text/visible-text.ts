import { isScalar, visit } from "yaml"
import { addressRange, rangeOf, walk, type MarkdownNode, type Range } from "./markdown"
import type { Source } from "../source"

const blank = (text: string) => text.replace(/[^\n]/g, " ")

/** Fields that hold an address or a name of a file and not words. */
const addresses = ["href", "src", "url", "securitySection", "claimsOk"]

/** Hides what a text shows as code, and the addresses in it. */
const withoutCode = (body: string, tree: MarkdownNode): string => {
  const hidden: Range[] = []
  walk(tree, (node) => {
    if (["code", "inlineCode", "definition"].includes(node.type)) hidden.push(rangeOf(node))
    const address = addressRange(body, node)
    if (address) hidden.push(address)
  })
  const pieces: string[] = []
  let at = 0
  for (const [from, to] of hidden.sort(([a], [b]) => a - b)) {
    if (to <= at) continue
    pieces.push(body.slice(at, Math.max(at, from)), blank(body.slice(Math.max(at, from), to)))
    at = to
  }
  return [...pieces, body.slice(at)].join("")
}

/**
 * The text of a file with all that is no text for a reader (comments, field names, addresses, code) blanked out, so that
 * offsets stay as they are.
 */
export const visibleText = (source: Source, tree?: MarkdownNode): string => {
  const { text, document, yaml, yamlStart, body, bodyStart } = source
  const fields = blank(text.slice(0, bodyStart)).split("")
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && addresses.includes(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (key, node) => {
      if (key === "key" || !isScalar(node) || !node.range) return
      const [from, to] = node.range
      for (let index = from; index < to; index += 1) fields[yamlStart + index] = yaml[index] ?? " "
    },
  })
  const words = tree ? withoutCode(body, tree) : body
  return fields.join("") + words.replace(/<!--[\s\S]*?-->/g, blank)
}
