import { isScalar, visit } from "yaml"
import type { Source } from "./source"

const blank = (text: string) => text.replace(/[^\n]/g, " ")

/** The text of a file with all that no visitor reads (comments, field names) blanked out, so that offsets stay as they are. */
export const publishedText = ({ text, document, yaml, yamlStart, bodyStart }: Source): string => {
  const shown = blank(text).split("")
  const show = (from: number, words: string) => {
    for (let index = 0; index < words.length; index += 1) shown[from + index] = words[index] ?? " "
  }
  visit(document, {
    Scalar: (key, node) => {
      if (key === "key" || !isScalar(node) || !node.range) return
      show(yamlStart + node.range[0], yaml.slice(node.range[0], node.range[1]))
    },
  })
  show(bodyStart, text.slice(bodyStart).replace(/<!--[\s\S]*?-->/g, blank))
  return shown.join("")
}
