import { z } from "zod"
import { checkedNouns, type Noun } from "./nouns"

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase()

/** The file name of a noun's JSON Schema, for example `home-hero.schema.json`. */
export const schemaFile = ({ type }: Noun) => `${kebab(type)}.schema.json`

/** The JSON Schema of each noun by file name: what an editor needs to complete fields and underline mistakes. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    checkedNouns.map((noun) => {
      const schema = z.toJSONSchema(noun.schema, {
        io: "input",
        unrepresentable: "any",
        override: ({ jsonSchema }) => {
          delete jsonSchema["graphql"]
          delete jsonSchema["field"]
          delete jsonSchema["nodes"]
        },
      })
      return [schemaFile(noun), `${JSON.stringify(schema, null, 2)}\n`]
    }),
  )

/** The files of a noun as VS Code writes them, for example `content/clients/*.yml`. */
const glob = ({ path }: Noun) =>
  `content/${path.source
    .replace(/^\^|\$$/g, "")
    .replace(/\(\?<order>.*\)/, "*")
    .replace(/\\(.)/g, "$1")}`

/** VS Code's settings for this project: which JSON Schema belongs to which YAML files. */
export const editorSettings = (): string => {
  const schemas = Object.fromEntries(
    checkedNouns
      .filter(({ path }) => path.source.includes("\\.yml"))
      .map((noun) => [`./schemas/${schemaFile(noun)}`, glob(noun)]),
  )
  const settings = {
    "files.eol": "\n",
    "files.encoding": "utf8",
    "yaml.yamlVersion": "1.2",
    "yaml.schemas": schemas,
    "[yaml]": { "editor.insertSpaces": true, "editor.tabSize": 2 },
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
