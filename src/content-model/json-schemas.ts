import { z } from "zod"
import { nouns, type Noun } from "./nouns"

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase()

/** The file name of a noun's JSON Schema, for example `home-hero.schema.json`. */
export const schemaFile = ({ type }: Noun) => `${kebab(type)}.schema.json`

/** The JSON Schema of each noun by file name: what an editor needs to complete fields and underline mistakes. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    (nouns satisfies readonly Noun[]).map((noun) => {
      const schema = z.toJSONSchema(noun.schema, {
        io: "input",
        unrepresentable: "any",
        override: ({ jsonSchema }) => {
          for (const key of ["graphql", "field", "nodes"]) delete jsonSchema[key]
        },
      })
      return [schemaFile(noun), `${JSON.stringify(schema, null, 2)}\n`]
    }),
  )
