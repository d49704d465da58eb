import { readdirSync } from "node:fs"
import path from "node:path"
import { editorConfig } from "./config"
import type { Field } from "./form-fields"

const { collections } = editorConfig({ name: "github", repo: "owner/name" })

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

const folder = path.join(__dirname, "..", "..", "test", "content", "site")
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?<!\.lock)\.yml$|\.md$/.test(file),
)

test.each(files)("the editor has a form for %s", (file) => {
  const found = collections.filter((collection) =>
    "files" in collection
      ? collection.files.some((each) => each.file === `content/${file}`)
      : `content/${file}`.startsWith(`${collection.folder}/`),
  )
  expect(found).toHaveLength(1)
})

test("each field has a hint that is a sentence", () => {
  const silent = all.filter(
    ([place, { hint = "" }]) => !place.endsWith(".item") && !/^[A-Z{].*[.}]$/.test(hint),
  )
  expect(silent.map(([place]) => place)).toEqual([])
})

test("required, shortest list, options, defaults and kinds of fields come from the schema", () => {
  expect(field("articles.author")).toMatchObject({ widget: "string", required: true })
  expect(field("articles.shortTitle")).toMatchObject({ widget: "string", required: false })
  expect(field("articles.excerpt")).toMatchObject({ widget: "text", required: true })
  expect(field("articles.tags")).toMatchObject({ widget: "list", required: true, min: 1 })
  expect(field("articles.draft")).toMatchObject({ widget: "boolean", required: false, default: true })
  expect(field("articles.date")).toMatchObject({ widget: "datetime", type: "date", format: "YYYY-MM-DD" })
  expect(field("articles.id")).toMatchObject({ widget: "number", value_type: "int" })
  expect(field("articles.picture.src")).toMatchObject({ widget: "image" })
  expect(field("articles.picture.alt")).toMatchObject({ widget: "text", required: true })
  expect(field("home-hero.picture.alt")).toMatchObject({ widget: "text", required: false })
  expect(field("articles.body")).toMatchObject({ widget: "markdown", required: true })
  expect(field("home-services.modules.icon")?.["options"]).toEqual(expect.arrayContaining(["globe"]))
})

test("a pattern of the schema refuses the same texts, with its message", () => {
  const [pattern, message] = field("site.phone")?.["pattern"] as [RegExp, string]
  expect([pattern.test("+44 20 7946 0123"), pattern.test("none")]).toEqual([true, false])
  expect(message).toMatch(/^Is not a telephone number\. Write it with figures/)
})

test("pictures are kept in the folder of the file, and the project itself is no folder of pictures", () => {
  const folders = [
    ...collections,
    ...collections.flatMap((each) => ("files" in each ? each.files : [])),
  ].flatMap((each) => ("media_folder" in each ? [`${each.name}: ${each.media_folder}`] : []))
  expect(folders.toSorted()).toEqual([
    "articles: ",
    "case-studies: /content/case-studies",
    "clients: /content/clients",
    "home-hero: /content/home",
  ])
})
