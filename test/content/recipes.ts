/** One step of a recipe in `docs/editing.md`. Paths are relative to the project folder. */
export type Step =
  | { do: "change"; file: string; from: string; to: string }
  | { do: "fields"; file: string; lines: string[] }
  | { do: "write"; file: string; to: string }
  | { do: "picture"; file: string }
  | { do: "rename"; file: string; to: string }
  | { do: "delete"; file: string }

export type Recipe = { title: string; steps: Step[] }

const fence = "```\\w+\\n([\\s\\S]*?)\\n```"

type Form = { pattern: string; steps: (...groups: (string | undefined)[]) => Step[] }

/** The forms of sentences in which the guide describes a step. */
const forms: readonly Form[] = [
  {
    pattern: "[Ii]n `([^`]+)` change `([^`]+)`\\s+to `([^`]+)`(?:, and add below it:\\s+" + fence + ")?",
    steps: (file = "", from = "", to = "", more) => [
      { do: "change", file, from, to: more === undefined ? to : `${to}\n${more}` },
    ],
  },
  {
    pattern: "[Ii]n `([^`]+)` add below `([^`]+)`:\\s+" + fence,
    steps: (file = "", from = "", more = "") => [{ do: "change", file, from, to: `${from}\n${more}` }],
  },
  {
    pattern: "[Ii]n `([^`]+)` write your own data in these lines:\\s+" + fence,
    steps: (file = "", lines = "") => [{ do: "fields", file, lines: lines.split("\n") }],
  },
  {
    pattern: "Make a new file `([^`]+)`:\\s+" + fence,
    steps: (file = "", text = "") => [{ do: "write", file, to: `${text}\n` }],
  },
  {
    pattern: "Put a (?:picture|file) at `([^`]+)`(?:, and another at\\s+`([^`]+)`)?",
    steps: (...files) => files.filter((file) => file !== undefined).map((file) => ({ do: "picture", file })),
  },
  {
    pattern: "Rename `([^`]+)` to `([^`]+)`",
    steps: (file = "", to = "") => [{ do: "rename", file, to }],
  },
  { pattern: "[Dd]elete\\s+`([^`]+)`", steps: (file = "") => [{ do: "delete", file }] },
]

const groupsIn = ({ pattern }: Form) => (new RegExp(`${pattern}|`).exec("")?.length ?? 1) - 1

/** Returns the steps of a recipe in the order of its text. */
const stepsOf = (text: string): Step[] => {
  const any = new RegExp(forms.map(({ pattern }) => `(${pattern})`).join("|"), "g")
  return [...text.matchAll(any)].flatMap((match) => {
    let group = 1
    for (const form of forms) {
      const count = groupsIn(form)
      if (match[group] !== undefined) return form.steps(...match.slice(group + 1, group + 1 + count))
      group += count + 1
    }
    return []
  })
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
      steps: stepsOf(lines.join("\n")),
    }))
    .filter(({ steps }) => steps.length > 0)

/** Returns the recipes that can be followed one after the other: two change the same link, so one of them is left out. */
export const recipesTogether = (recipes: readonly Recipe[]): Recipe[] =>
  recipes.filter(({ title }) => title !== "Schedule an article")
