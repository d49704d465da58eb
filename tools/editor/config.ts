import { z } from "zod"
import { checkedContentTypes, fileSchema, type ContentType } from "../../src/content-model/content-types"

/** A part of the JSON Schema of a content type. */
type Schema = {
  type?: string
  description?: string
  pattern?: string
  invalid?: string
  fix?: string
  format?: string
  enum?: string[]
  default?: unknown
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
  hint?: string
  required?: boolean
  fields?: Field[]
  field?: Field
} & Record<string, unknown>

/** Labels of fields whose name says too little. */
const labels: Record<string, string> = {
  id: "Number",
  src: "Picture file",
  alt: "Alternative text",
  href: "Address",
  by: "Word before the author",
  claimsOk: "Claims that are right",
  sample: "Sample content",
}

/** Returns a name as words: `shortTitle` → `Short title`. */
const words = (name: string): string => {
  const label = labels[name]
  if (label !== undefined) return label
  const spaced = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Whether a text may have more than one line. */
const isProse = ({ pattern = "" }: Schema) => new RegExp(pattern, "u").test("a\nb")

const pictureFormats = ".png,.jpg,.jpeg,.webp,.avif"

/** The field from which a list in the editor takes the title of each item. */
const titleOf = ({ properties = {} }: Schema) =>
  ["title", "name", "label", "term", "figure", "role", "words"].find((name) => name in properties)

const textField = (schema: Schema) => {
  const { pattern, invalid = "", fix = "" } = schema
  if (schema.graphql?.startsWith("File")) {
    return { widget: "image", accept: pictureFormats, choose_url: false }
  }
  if (schema.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" }
  // The editor itself refuses an empty text where one is required.
  const isChecked = pattern !== undefined && !invalid.startsWith("is empty")
  return {
    widget: isProse(schema) ? "text" : "string",
    ...(isChecked ? { pattern: [new RegExp(pattern, "u"), `${sentence(invalid)} ${sentence(fix)}`] } : {}),
  }
}

const listField = (schema: Schema) => {
  const { items = {}, minItems } = schema
  const title = titleOf(items)
  return {
    widget: "list",
    label_singular: "item",
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(items.properties
      ? {
          fields: fieldsOf(items),
          collapsed: true,
          ...(title === undefined ? {} : { summary: `{{fields.${title}}}` }),
        }
      : { field: { ...fieldOf("item", items, true), label: "Item" } }),
  }
}

const typeOf = (schema: Schema) => {
  if (schema.enum) return { widget: "select", options: schema.enum }
  if (schema.type === "boolean") return { widget: "boolean" }
  if (schema.type === "integer") return { widget: "number", value_type: "int", min: 1 }
  if (schema.type === "array") return listField(schema)
  if (schema.type === "object") return { widget: "object", fields: fieldsOf(schema) }
  return textField(schema)
}

const fieldOf = (name: string, schema: Schema, required: boolean): Field => ({
  name,
  label: words(name),
  ...typeOf(schema),
  required,
  ...(schema.description === undefined ? {} : { hint: schema.description }),
  ...(schema.default === undefined || schema.type === "array" ? {} : { default: schema.default }),
})

const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)))

const body: Field = {
  name: "body",
  label: "Text",
  widget: "markdown",
  modes: ["rich_text", "raw"],
  required: true,
  hint: "The text in Markdown: ## begins a heading, an empty line a paragraph, and tokens such as {practice} work.",
}

/** Returns the fields of the form for one content type. */
export const formFields = (contentType: ContentType): Field[] => {
  const schema = z.toJSONSchema(fileSchema(contentType), { io: "input", unrepresentable: "any" }) as Schema
  return [...fieldsOf(schema), ...(contentType.path.source.includes("\\.md") ? [body] : [])]
}

/** Groups of single files by their folder below `content/`. */
const groups: Record<string, string> = {
  home: "Landing page",
  pages: "Other pages",
  "": "Whole site",
  emails: "Mails",
}

/** Reads `home/hero.yml` from the pattern of a single file, and undefined from that of a folder of entries. */
const singleFile = ({ path }: ContentType): string | undefined =>
  path.source.includes("(?<") ? undefined : path.source.replace(/^\^|\$$/g, "").replaceAll("\\", "")

/** Pictures are in the folder of the file. With this setting for a whole group, the editor would read the whole project. */
const beside = { media_folder: "", public_folder: "." }

const hasPicture = (fields: readonly Field[]) =>
  fields.some((field) => field.fields?.some(({ widget }) => widget === "image"))

const fileGroup = ([folder, label]: [string, string]) => ({
  name: `group-${folder || "site"}`,
  label,
  files: checkedContentTypes.flatMap((contentType) => {
    const file = singleFile(contentType)
    if (file === undefined || file.split("/").slice(0, -1).join("/") !== folder) return []
    const name = file.replace(/\.yml$/, "").replace("/", "-")
    const fields = formFields(contentType)
    return [
      {
        name,
        label: words(name.slice(folder === "" ? 0 : folder.length + 1)),
        file: `content/${file}`,
        format: "content-yml",
        fields,
        ...(hasPicture(fields) ? beside : {}),
      },
    ]
  }),
})

const numbered = {
  editable: true,
  pattern: [/^\d\d-[a-z0-9]+(-[a-z0-9]+)*$/, "Write two figures, a hyphen and small letters: 01-name."],
  hint: "The name of the file: two figures that decide the order, a hyphen, and small letters with hyphens.",
}

const entries: Record<
  string,
  { label: string; singular: string; title: string; slug: object; path?: string }
> = {
  Article: {
    label: "Articles",
    singular: "Article",
    title: "title",
    path: "{{fields.date}}--{{slug}}/index",
    slug: {
      template: "{{fields.title}}",
      editable: true,
      pattern: [/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, figures and hyphens only."],
      hint: "The last part of the article's address. If you change it, add the old one to the aliases.",
    },
  },
  Client: {
    label: "Clients",
    singular: "Client",
    title: "name",
    slug: { template: "99-{{fields.name}}", ...numbered },
  },
  CaseStudy: {
    label: "Case studies",
    singular: "Case study",
    title: "title",
    slug: { template: "99-{{fields.title}}", ...numbered },
  },
  PrivacySection: {
    label: "Privacy policy",
    singular: "Section",
    title: "title",
    slug: { template: "99-{{fields.title}}", ...numbered },
  },
}

const entryCollection = (contentType: ContentType) => {
  const entry = entries[contentType.type]
  const [, folder = "", extension = ""] = /^\^([a-z-]+)\\\/.*\\\.(\w+)\$$/.exec(contentType.path.source) ?? []
  if (!entry) throw new Error(`tools/editor/config.ts has no label for ${contentType.type}`)
  const { label, singular, title, slug, path } = entry
  return {
    name: folder,
    label,
    label_singular: singular,
    folder: `content/${folder}`,
    format: `content-${extension}`,
    identifier_field: title,
    summary: `{{fields.${title}}}`,
    slug,
    ...(path === undefined ? {} : { path }),
    ...beside,
    fields: formFields(contentType),
  }
}

/** The list of published addresses, which is edited as one text. */
const addresses = {
  name: "group-addresses",
  label: "Published addresses",
  files: [
    {
      name: "slugs-lock",
      label: "Published addresses",
      file: "content/articles/slugs.lock.yml",
      format: "raw",
      fields: [
        {
          name: "body",
          label: "Addresses",
          widget: "text",
          required: true,
          hint: "A line for each published article: its number, a colon and its address, with all earlier ones in square brackets.",
        },
      ],
    },
  ],
}

/**
 * Returns the configuration of Sveltia CMS: a form for each content file, generated from the schemas of the content check.
 * @param backend where the files are: a folder of this computer, or a repository
 */
export const editorConfig = (backend: Record<string, unknown>) => ({
  load_config_file: false,
  backend,
  app_title: "Content editor",
  media_folder: "static",
  public_folder: "/",
  media_libraries: { default: { config: { slugify_filename: true } } },
  slug: { encoding: "ascii", clean_accents: true },
  output: { omit_empty_optional_fields: true },
  collections: [
    ...checkedContentTypes
      .filter((each) => singleFile(each) === undefined)
      .map(entryCollection)
      .toReversed(),
    ...Object.entries(groups).map(fileGroup),
    addresses,
  ],
})
