/** One step of a recipe in `docs/editing.md`. */
export type Step =
  | { do: "change"; file: string; from: string; to: string }
  | { do: "write"; file: string; to: string }
  | { do: "picture"; file: string }
  | { do: "article"; title: string }

export type Recipe = { title: string; steps: Step[] }

const change = /In `([^`]+)`\s+change\s+```\w+\n([\s\S]*?)```\s+to\s+```\w+\n([\s\S]*?)```/
const write = /Make a new file `([^`]+)`:\s+```\w+\n([\s\S]*?)```/
const picture = /Put a picture at `([^`]+)`/
const article = /Run `npm run new:article -- "([^"]+)"`/

const step = new RegExp([change, write, picture, article].map(({ source }) => source).join("|"), "g")

const toStep = (match: RegExpExecArray): Step => {
  const [, changed, from = "", to = "", written, text = "", drawn, title = ""] = match
  if (changed !== undefined) return { do: "change", file: changed, from, to }
  if (written !== undefined) return { do: "write", file: written, to: text }
  if (drawn !== undefined) return { do: "picture", file: drawn }
  return { do: "article", title }
}

/** Returns the lines of each second-level section of a document. */
const sectionsOf = (markdown: string): string[][] => {
  const sections: string[][] = [[]]
  let code = false
  for (const line of markdown.split("\n")) {
    if (line.trimStart().startsWith("```")) code = !code
    if (!code && line.startsWith("## ")) sections.push([])
    sections.at(-1)?.push(line)
  }
  return sections.slice(1)
}

/** Reads the recipes of a document: each second-level heading with its steps. */
export const recipesOf = (markdown: string): Recipe[] =>
  sectionsOf(markdown)
    .map(([heading = "", ...lines]) => ({
      title: heading.replace(/^## /, ""),
      steps: [...lines.join("\n").matchAll(step)].map(toStep),
    }))
    .filter(({ steps }) => steps.length > 0)
