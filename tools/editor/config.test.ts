import { z } from "zod"
import { checkedContentTypes, folderOf } from "../../src/content-model/content-types"
import { fixtureFiles } from "../../test/content/copy"
import { editorConfig, formName } from "./config"
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

const folders = [
  ...collections,
  ...collections.flatMap((each) => ("files" in each ? each.files : [])),
].flatMap((each) => ("media_folder" in each ? [[each.name, each.media_folder]] : []))

test.each(fixtureFiles)("the editor has a form for %s", (file) => {
  const found = collections.filter((collection) =>
    "files" in collection
      ? collection.files.some((each) => each.file === `content/${file}`)
      : `content/${file}`.startsWith(`${collection.folder}/`) &&
        file.endsWith(collection.format.replace("content-", ".")),
  )
  expect(found).toHaveLength(1)
})

// The first is the description in the schema, the others are of the editor.
test.each(["articles.title", "clients.picture.src", "articles.author", "articles.draft", "articles.body"])(
  "the hint of %s is a sentence",
  (place) => {
    expect(field(place)?.hint).toMatch(/^[A-Z{].*[.]$/)
  },
)

test("required, shortest list, options, defaults and kinds of fields come from the schema", () => {
  expect(field("articles.author")).toMatchObject({ widget: "string", required: true })
  expect(field("articles.shortTitle")).toMatchObject({ widget: "string", required: false })
  expect(field("articles.tags")).toMatchObject({ widget: "list", required: true, min: 1 })
  expect(field("home-testimonials.items")).toMatchObject({ widget: "list", required: false })
  expect(field("articles.draft")).toMatchObject({ widget: "boolean", required: false, default: true })
  expect(field("articles.date")).toMatchObject({ widget: "datetime", type: "date", format: "YYYY-MM-DD" })
  expect(field("articles.id")).toMatchObject({ widget: "number", value_type: "int" })
  expect(field("clients.picture.src")).toMatchObject({ widget: "image" })
  expect(field("clients.picture.alt")).toMatchObject({ widget: "text", required: true })
  expect(field("home-hero.picture.alt")).toMatchObject({ widget: "text", required: false })
  expect(field("articles.body")).toMatchObject({ widget: "markdown", required: true })
  expect(field("home-services.modules.icon")?.["options"]).toEqual(expect.arrayContaining(["globe"]))
})

test("only a new page or article has values that nobody has typed", () => {
  const filled = all.filter(([, each]) => "default" in each).map(([place, each]) => [place, each["default"]])
  expect(filled).toEqual([
    ["pages.draft", true],
    ["articles.author", "{consultant}"],
    ["articles.draft", true],
  ])
})

test("a pattern of the schema refuses the same texts, with its message", () => {
  const [pattern, message] = field("site.url")?.["pattern"] as [RegExp, string]
  expect([pattern.test("https://www.harbour.test"), pattern.test("harbour.test")]).toEqual([true, false])
  expect(message).toMatch(/^Is not the address of a site\. Write it as https:/)
})

test("a picture is kept beside the file that shows it, however deep its field is", () => {
  const showing = checkedContentTypes.filter((contentType) =>
    JSON.stringify(z.toJSONSchema(contentType.schema, { io: "input", unrepresentable: "any" })).includes(
      '"graphql":"File',
    ),
  )
  expect(showing.length).toBeGreaterThan(0)
  for (const contentType of showing) {
    const own = contentType.type === "Article" ? "" : `/content/${folderOf(contentType)}`
    expect(folders).toContainEqual([formName(contentType), own])
  }
})

test("a picture in the text of the policy is kept beside it, and none is put into the folder static", () => {
  expect(folders).toContainEqual(["privacy", "/content/privacy"])
  expect(folders.filter(([, folder]) => folder === "static")).toEqual([])
})
