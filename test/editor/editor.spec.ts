import { readFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { editorConfig } from "../../tools/editor/config"
import { withEditedSite } from "../content/edited-site"
import { editorPackages, expect, test } from "./fixtures"

type Validate = { (value: unknown): boolean; errors?: unknown }

test("the configuration is valid by the schema of the editor", async () => {
  const schema = JSON.parse(
    await readFile(path.join(editorPackages, "@sveltia/cms/schema/sveltia-cms.json"), "utf8"),
  ) as object
  const { Ajv } = (await import(path.join(editorPackages, "ajv/dist/ajv.js"))) as {
    Ajv: new (options: object) => { compile: (schema: object) => Validate }
  }
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
  // Patterns are regular expressions in the browser; the schema knows them as texts.
  const plain: unknown = JSON.parse(
    JSON.stringify(editorConfig({ name: "github", repo: "owner/name" }), (_, value: unknown) =>
      value instanceof RegExp ? value.source : value,
    ),
  )
  expect(validate(plain), JSON.stringify(validate.errors)).toBe(true)
})

/** A photo as a phone writes it: on its side, with the place and the owner. */
const photo = () =>
  sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#678" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: "Test Person" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 8/1 0/1" },
    })
    .toBuffer()

test("a photo of a phone becomes an upright picture beside its text, without place and owner", async ({
  openEditor,
}) => {
  await withEditedSite([{ file: "IMG_4711.JPG", to: await photo() }], async (root) => {
    const window = await openEditor(root)
    await window.form("group-home/entries/home-why-choose-us")
    await window.setPicture("about.picture.src", "IMG_4711.JPG", path.join(root, "content/IMG_4711.JPG"))
    await window.save()
    const text = await readFile(path.join(root, "content/home/why-choose-us.yml"), "utf8")
    expect(text).toMatch(/src: \.\/img_4711\.webp/)
    const { width, height, exif } = await sharp(path.join(root, "content/home/img_4711.webp")).metadata()
    expect({ width, height, exif }).toEqual({ width: 1800, height: 2400, exif: undefined })
  })
})

test("an unsaved change is offered again in the form", async ({ openEditor, page }) => {
  await withEditedSite([], async (root) => {
    const window = await openEditor(root)
    const file = path.join(root, "content/articles/2025-03-25--maximizing-sap-gts-roi/index.md")
    const before = await readFile(file, "utf8")
    await window.form("articles/entries/2025-03-25--maximizing-sap-gts-roi/index")
    await window.set("title", "An unsaved title")

    const isKept = async () =>
      JSON.stringify(await page.context().storageState({ indexedDB: true })).includes("An unsaved title")
    await expect.poll(isKept, { message: "the change is kept" }).toBe(true)
    await page.goBack()
    await window.form("articles/entries/2025-03-25--maximizing-sap-gts-roi/index")
    await page.getByRole("button", { name: "Restore", exact: true }).click()
    await window.save()
    // A save folds long texts anew.
    const words = (text: string) => text.replace(/\s+/g, " ")
    const saved = words(await readFile(file, "utf8"))
    expect(saved).toBe(words(before).replace("Maximizing the return", "An unsaved title"))
  })
})
