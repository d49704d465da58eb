import { splitFrontMatter } from "../../src/content-model/content-file"
import { parseYaml } from "../../src/content-model/yaml"
import { changeYaml, type Values } from "./change-yaml"

/** Name of the value that keeps the text of a file while the file is edited. No form shows it. */
const sourceKey = "sourceText"

const valuesOf = (yaml: string): Values => (parseYaml(yaml).toJS() ?? {}) as Values

/** A file without this field is no draft. Without the value, the editor would fill in that of a new file. */
const published = { draft: false }

/** Reads a YAML file for the editor. The text is kept with the values, so that it can be changed in place. */
export const readYaml = (text: string): Values => ({
  ...valuesOf(text),
  [sourceKey]: text,
})

/** Writes a YAML file with the values of the editor. */
export const writeYaml = ({ [sourceKey]: source = "", ...values }: Values): string =>
  changeYaml(`${String(source).trimEnd()}\n`, values)

/** Reads a Markdown file for the editor. */
export const readMarkdown = (text: string): Values => {
  const { yaml, body } = splitFrontMatter("file.md", text)
  return { ...published, ...valuesOf(yaml), body: body.trim(), [sourceKey]: text }
}

/** Writes a Markdown file with the values of the editor. */
export const writeMarkdown = ({ body, [sourceKey]: source = "", ...values }: Values): string => {
  const { yaml } = splitFrontMatter("file.md", String(source))
  return `---\n${changeYaml(yaml, values)}---\n\n${typeof body === "string" ? body.trim() : ""}\n`
}
