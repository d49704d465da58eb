import { z } from "zod"
import { checkedContentTypes, fileSchema, type ContentType } from "./content-types"

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase()

/** Returns the file name of a content type's JSON Schema, for example `home-hero.schema.json`. */
const schemaFile = ({ type }: ContentType) => `${kebab(type)}.schema.json`

type JsonSchema = Record<string, unknown>

/** The messages that VS Code shows for a value of the wrong type, by expected type. */
const typeMessages: Record<string, string> = {
  string: "is not text → put it in quotation marks",
  boolean: "is not true or false → write true or false, without quotation marks",
  integer: "is not a whole number → write it in figures, without quotation marks",
  array: "is not a list → write each item on a line of its own, after a hyphen",
  object: "is not a group of fields → write its fields below it, indented by two spaces",
}

/** Adds the messages of the check to a node of a JSON Schema; VS Code's YAML extension shows them in place of its default messages. */
const addMessages = (schema: JsonSchema): void => {
  const { invalid, fix, type, enum: names } = schema
  for (const key of ["graphql", "field", "nodes", "invalid", "fix", "placeholders"])
    Reflect.deleteProperty(schema, key)
  if (typeof invalid === "string" && typeof fix === "string" && "pattern" in schema) {
    schema["patternErrorMessage"] = `${invalid} → ${fix}`
  }
  const message = Array.isArray(names)
    ? "is not in the list → use a name that the editor offers"
    : typeMessages[String(type)]
  if (message !== undefined) schema["errorMessage"] = message
}

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const lockFile = "slugs-lock.schema.json"

/** The JSON Schema of the list of published addresses. */
const lockSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  description:
    "The published addresses of each article, by its number: the present one first. Written by npm run check:content -- --write.",
  type: "object",
  patternProperties: {
    "^\\d+$": {
      description: "The address of the article with this number, or a list of its addresses.",
      anyOf: [{ type: "string" }, { type: "array", items: { type: "string" }, minItems: 1 }],
      errorMessage: "is not an address → write the words after -- in the name of the article's folder",
    },
  },
  additionalProperties: false,
}

/** Returns the text of each JSON Schema by file name. Code editors use them to complete fields and underline mistakes. */
export const jsonSchemas = (): Record<string, string> => ({
  ...Object.fromEntries(
    checkedContentTypes.map((contentType) => {
      const schema = z.toJSONSchema(fileSchema(contentType), {
        io: "input",
        unrepresentable: "any",
        override: ({ jsonSchema }) => addMessages(jsonSchema as JsonSchema),
      })
      return [schemaFile(contentType), toText(schema)]
    }),
  ),
  [lockFile]: toText(lockSchema),
})

/** Returns the glob pattern of a content type's files, for example `content/clients/*.yml`. */
const glob = ({ path }: ContentType) =>
  `content/${path.source
    .replace(/^\^|\$$/g, "")
    .replace(/\(\?<order>.*\)/, "*")
    .replace(/\\(.)/g, "$1")}`

/** Terms that the spelling dictionary lacks. */
const words = ["Fiori", "Incoterms", "Intrastat", "LCNC", "PECR", "SAPSLL", "worklist"]

/** Returns VS Code's settings for this project: schemas, indentation, invisible characters, pasted pictures and spelling. */
const settings = (): Record<string, unknown> => ({
  "files.eol": "\n",
  "files.encoding": "utf8",
  "files.insertFinalNewline": true,
  "editor.unicodeHighlight.invisibleCharacters": true,
  "editor.unicodeHighlight.ambiguousCharacters": true,
  "editor.unicodeHighlight.includeComments": true,
  "markdown.copyFiles.destination": { "/content/articles/**/*": "./" },
  "cSpell.language": "en-GB",
  "cSpell.enabledFileTypes": { markdown: true, yaml: true },
  "cSpell.words": words,
  "yaml.yamlVersion": "1.2",
  "yaml.schemas": {
    ...Object.fromEntries(
      checkedContentTypes
        .filter(({ path }) => path.source.includes("\\.yml"))
        .map((contentType) => [`./schemas/${schemaFile(contentType)}`, glob(contentType)]),
    ),
    [`./schemas/${lockFile}`]: "content/articles/slugs.lock.yml",
  },
  "[yaml]": { "editor.insertSpaces": true, "editor.tabSize": 2 },
})

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Parses VS Code's settings: JSON with comments and trailing commas. */
const parseSettings = (text: string): Record<string, unknown> => {
  const plain = text
    .replace(
      /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
      (_, string: string | undefined) => string ?? "",
    )
    .replace(/,(\s*[}\]])/g, "$1")
  const values: unknown = plain.trim() === "" ? {} : JSON.parse(plain)
  return isGroup(values) ? values : {}
}

const isOwnSchema = (name: string) => name.startsWith("./schemas/")

/**
 * Merges this project's settings into VS Code's settings and returns the text. Other settings are kept, comments are not.
 * @param existing the text of `.vscode/settings.json`; empty if there is none
 * @throws {SyntaxError} if it is not JSON
 */
export const editorSettings = (existing = ""): string => {
  const own = parseSettings(existing)
  const merged = Object.entries(settings()).map(([name, value]): [string, unknown] => {
    const before = own[name]
    if (Array.isArray(value) && Array.isArray(before))
      return [name, [...new Set<unknown>([...(before as unknown[]), ...(value as unknown[])])]]
    if (!isGroup(value) || !isGroup(before)) return [name, value]
    const kept = Object.entries(before).filter(([key]) => name !== "yaml.schemas" || !isOwnSchema(key))
    return [name, { ...Object.fromEntries(kept), ...value }]
  })
  return toText({ ...own, ...Object.fromEntries(merged) })
}
