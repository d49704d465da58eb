import { fixtureFiles } from "../../test/content/copy"
import { editorConfig } from "./config"
import type { Field } from "./form-fields"

const { collections } = editorConfig

const forms = collections.flatMap((collection) =>
  "files" in collection ? collection.files.map(({ name, fields }) => ({ name, fields })) : [collection],
)

const fieldsIn = (fields: readonly Field[], place: string): [string, Field][] =>
  fields.flatMap((field) => [
    [`${place}.${field.name}`, field] as [string, Field],
    ...fieldsIn([...(field.fields ?? []), ...(field.field ? [field.field] : [])], `${place}.${field.name}`),
  ])

const all = forms.flatMap(({ name, fields }) => fieldsIn(fields, name))
const field = (place: string) => all.find(([name]) => name === place)?.[1]

test.each(fixtureFiles)("the editor has a form for %s", (file) => {
  const found = collections.filter((collection) =>
    "files" in collection
      ? collection.files.some((each) => each.file === `content/${file}`)
      : `content/${file}`.startsWith(`${collection.folder}/`) &&
        file.endsWith(collection.format.replace("content-", ".")),
  )
  expect(found).toHaveLength(1)
})

test("required, shortest list, options, defaults and kinds of fields come from the schema", () => {
  expect(field("articles.author")).toMatchObject({ widget: "string", required: true })
  expect(field("articles.tags")).toMatchObject({ widget: "list", required: true, min: 1 })
  expect(field("articles.draft")).toMatchObject({ widget: "boolean", required: false, default: true })
  expect(field("articles.date")).toMatchObject({ widget: "datetime", type: "date", format: "YYYY-MM-DD" })
  expect(field("articles.id")).toMatchObject({ widget: "number", value_type: "int" })
  expect(field("clients.picture.src")).toMatchObject({ widget: "image" })
  expect(field("clients.picture.alt")).toMatchObject({ widget: "text", required: true })
  expect(field("home-hero.picture.alt")).toMatchObject({ widget: "text", required: false })
  expect(field("articles.body")).toMatchObject({ widget: "markdown", required: true })
  expect(field("home-services.modules.icon")?.["options"]).toEqual(expect.arrayContaining(["globe"]))
})

test("a pattern of the schema refuses the same texts, with its message", () => {
  const [pattern, message] = field("site.url")?.["pattern"] as [RegExp, string]
  expect([pattern.test("https://www.harbour.test"), pattern.test("harbour.test")]).toEqual([true, false])
  expect(message).toMatch(/^Is not the address of a site\. Write it as https:/)
})
