import { splitFrontMatter } from "../../src/content-model/front-matter"
import { parseYaml } from "../../src/content-model/yaml"
import { changeYaml, type Values } from "./change-yaml"

/** Name of the value that keeps the text of a file while the file is edited. No form shows it. */
const sourceKey = "sourceText"

const valuesOf = (yaml: string): Values => (parseYaml(yaml).toJS() ?? {}) as Values

/** Matches the first row of a table below an empty line, above a row that is not that of the alignment. */
const rowWithoutHead = /(?<!.\n)^\|.*\|(?=\n\|(?![ :|-]+\|[ \t]*$).*\|[ \t]*$)/gm

/** Adds the line below the first row of a table. The editor leaves it out if no cell is a heading, as in tables of Word. */
const addHeads = (body: string): string =>
  body.replace(rowWithoutHead, (row) => `${row}\n|${" --- |".repeat(row.split("|").length - 2)}`)

/** Reads a YAML file for the editor. The text is kept with the values, so that it can be changed in place. */
export const readYaml = (text: string): Values => ({
  ...valuesOf(text),
  [sourceKey]: text,
})

export const writeYaml = ({ [sourceKey]: source = "", ...values }: Values): string =>
  changeYaml(`${String(source).trimEnd()}\n`, values)

/** Reads a Markdown file for the editor, which fills in the values of a new file where one is missing. */
export const readMarkdown = (text: string): Values => {
  const { yaml, body } = splitFrontMatter("file.md", text)
  return { draft: false, ...valuesOf(yaml), body: body.trim(), [sourceKey]: text }
}

export const writeMarkdown = ({ body, [sourceKey]: source = "", ...values }: Values): string => {
  const { yaml } = splitFrontMatter("file.md", String(source))
  const text = typeof body === "string" ? addHeads(body.trim()) : ""
  return `---\n${changeYaml(yaml, values)}---\n\n${text}\n`
}
