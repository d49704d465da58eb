import { z } from "zod"
import { isMarkdown, type ContentType } from "../../src/content-model/content-types"

/** A part of the JSON Schema of a content type. */
type Schema = {
  type?: string
  description?: string
  pattern?: string
  invalid?: string
  fix?: string
  format?: string
  enum?: string[]
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  graphql?: string
}

/** A field of a form in Sveltia CMS. */
export type Field = {
  name: string
  label: string
  widget: string
  hint?: string | undefined
  required?: boolean
  fields?: Field[]
  field?: Field
} & Record<string, unknown>

/** Labels of fields whose name is not a clear label. */
const labels: Record<string, string> = {
  src: "Picture file",
  alt: "Alternative text",
  href: "Address",
}

/** Values that the form of a new file starts with. */
const firstValues: Record<string, unknown> = { draft: true, author: "{consultant}" }

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the label of a field, file or folder: its own, or its name as words, `shortTitle` → `Short title`. */
export const labelOf = (name: string): string =>
  labels[name] ??
  capitalised(
    name
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .replaceAll("-", " ")
      .toLowerCase(),
  )

const isProse = ({ pattern = "" }: Schema) => new RegExp(pattern, "u").test("a\nb")

const textField = (schema: Schema) => {
  const { pattern, invalid = "", fix = "" } = schema
  if (schema.graphql?.startsWith("File"))
    return { widget: "image", accept: ".png,.jpg,.jpeg,.webp,.avif", choose_url: false }
  if (schema.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" }
  // The editor itself rejects an empty text in a required field.
  const isChecked = pattern !== undefined && !invalid.startsWith("is empty")
  return {
    widget: isProse(schema) ? "text" : "string",
    ...(isChecked
      ? { pattern: [new RegExp(pattern, "u"), `${capitalised(invalid)}. ${capitalised(fix)}.`] }
      : {}),
  }
}

const listField = (schema: Schema) => {
  const { items = {}, minItems } = schema
  return {
    widget: "list",
    label_singular: "item",
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(items.properties
      ? { fields: fieldsOf(items), collapsed: true }
      : { field: { ...fieldOf("item", items, true), label: "Item" } }),
  }
}

const widgetOf = (schema: Schema) => {
  if (schema.enum) return { widget: "select", options: schema.enum }
  if (schema.type === "boolean") return { widget: "boolean" }
  if (schema.type === "integer") return { widget: "number", value_type: "int", min: 1 }
  if (schema.type === "array") return listField(schema)
  if (schema.type === "object") return { widget: "object", fields: fieldsOf(schema) }
  return textField(schema)
}

const fieldOf = (name: string, schema: Schema, required: boolean): Field => ({
  name,
  label: labelOf(name),
  ...widgetOf(schema),
  // The alternative text of a decorative picture must be present, but may be empty.
  required:
    required && (schema.type !== "string" || schema.pattern !== undefined || schema.enum !== undefined),
  hint: schema.description,
  // The editor would write any other default into a file that leaves the field out.
  ...(typeof firstValues[name] === schema.type ? { default: firstValues[name] } : {}),
})

const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)))

const body: Field = {
  name: "body",
  label: "Text",
  widget: "markdown",
  modes: ["rich_text", "raw"],
  linked_images: false,
  required: true,
  hint: "The text in Markdown: ## begins a heading, an empty line a paragraph, and tokens such as {practice} work.",
}

export const formFields = (contentType: ContentType): Field[] => {
  const schema = z.toJSONSchema(contentType.schema, { io: "input", unrepresentable: "any" }) as Schema
  const fields = fieldsOf(schema)
  if (!isMarkdown(contentType)) return fields
  // After a save, Sveltia CMS checks the title of a picture in the text, which it has emptied, as the field `title`.
  // The content check reports a missing title.
  return [...fields.map((field) => (field.name === "title" ? { ...field, required: false } : field)), body]
}
