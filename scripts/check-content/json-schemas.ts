import { z } from "zod"
import { checkedContentTypes, type ContentType } from "../../src/content-model/content-types"

/** Returns the file name of a content type's JSON Schema, for example `home-hero.schema.json`. */
const schemaFile = ({ type }: ContentType) =>
  `${type.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase()}.schema.json`

type JsonSchema = Record<string, unknown>

/**
 * Adds the messages of the check to a node of a JSON Schema. VS Code's YAML extension shows them instead of its messages.
 */
const addMessages = (schema: JsonSchema): void => {
  const { invalid, fix, type } = schema
  for (const key of ["graphql", "field", "nodes", "invalid", "fix", "placeholders"])
    Reflect.deleteProperty(schema, key)
  if (typeof invalid === "string" && typeof fix === "string" && "pattern" in schema) {
    schema["patternErrorMessage"] = `${invalid} → ${fix}`
  }
  // The check reads a number as text.
  if (type === "string" && !("format" in schema)) schema["type"] = ["string", "number"]
}

/**
 * Returns the text of each JSON Schema by file name. Code editors use them to complete fields and underline mistakes.
 */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    checkedContentTypes.map((contentType) => {
      const schema = z.toJSONSchema(contentType.schema, {
        io: "input",
        unrepresentable: "any",
        override: ({ jsonSchema }) => addMessages(jsonSchema as JsonSchema),
      })
      return [schemaFile(contentType), `${JSON.stringify(schema, null, 2)}\n`]
    }),
  )
