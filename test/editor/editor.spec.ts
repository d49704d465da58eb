import assert from "node:assert/strict"
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Browser } from "@playwright/test"
import { checkedContentTypes } from "../../src/content-model/content-types"
import { editorConfig } from "../../tools/editor/config"
import { formFields, type Field } from "../../tools/editor/form-fields"
import { readMarkdown, readYaml, writeMarkdown, writeYaml } from "../../tools/editor/format"
import { startEditor } from "../../tools/editor/serve"
import { installTool } from "../../scripts/lib/install-tool"
import { after, before, test } from "../service/runner"
import { EditorWindow, startBrowser } from "./editor-window"
import { placeOf } from "./place-of"

const project = path.join(__dirname, "..", "..")

let editor: Awaited<ReturnType<typeof startEditor>>
let browser: Browser
const folders: string[] = []

before(async () => {
  installTool("editor")
  editor = await startEditor()
  browser = await startBrowser()
})

after(async () => {
  await browser.close()
  await editor.stop()
  for (const folder of folders) await rm(folder, { recursive: true })
})

/** Returns a folder that looks like the project to the editor, with a copy of `content`. */
const projectWith = async (content: string): Promise<string> => {
  const root = await mkdtemp(path.join(tmpdir(), "editor-test-"))
  folders.push(root)
  await mkdir(path.join(root, ".git"))
  await mkdir(path.join(root, "static"))
  await cp(path.join(project, content), path.join(root, "content"), { recursive: true })
  return root
}

const openOn = (root: string) => EditorWindow.open(browser, `http://localhost:${editor.port}/admin/`, root)

const filesOf = async (root: string): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

/** Returns the text files of a project. */
const textsOf = async (root: string): Promise<Map<string, string>> => {
  const texts = (await filesOf(root)).filter((file) => /\.(yml|md)$/.test(file))
  const read = texts.map(async (file) => [file, await readFile(path.join(root, file), "utf8")] as const)
  return new Map(await Promise.all(read))
}

type Validate = { (value: unknown): boolean; errors?: unknown }

test("the configuration is valid by the schema of the editor", async () => {
  const packages = path.join(project, "tools", "editor", "node_modules")
  const schema = JSON.parse(
    await readFile(path.join(packages, "@sveltia/cms/schema/sveltia-cms.json"), "utf8"),
  ) as object
  const { Ajv } = (await import(path.join(packages, "ajv/dist/ajv.js"))) as {
    Ajv: new (options: object) => { compile: (schema: object) => Validate }
  }
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
  // Patterns are regular expressions in the browser; the schema knows them as texts.
  const plain: unknown = JSON.parse(
    JSON.stringify(editorConfig({ name: "github", repo: "owner/name" }), (_, value: unknown) =>
      value instanceof RegExp ? value.source : value,
    ),
  )
  assert.equal(validate(plain), true, JSON.stringify(validate.errors))
})

/** Returns the first field of each kind in a form, by its path. */
const oneOfEachKind = (fields: readonly Field[], before = ""): Map<string, string> => {
  const kinds = new Map<string, string>()
  for (const { name, widget, fields: inner } of fields) {
    const found =
      widget === "object"
        ? oneOfEachKind(inner ?? [], `${before}${name}.`)
        : [[widget, `${before}${name}`] as const]
    for (const [kind, place] of found) if (!kinds.has(kind)) kinds.set(kind, place)
  }
  return kinds
}

/** A value to write into a field of each kind. `edit-live.ts` covers lists and pictures. */
const written: Record<string, string | boolean> = {
  string: "Other words {practice}",
  text: "A longer text that a person writes, with a colon: and “quotation marks”, long enough for two lines of a file.",
  datetime: "2026-11-20",
  boolean: true,
}

const withValue = (
  values: Record<string, unknown>,
  [step = "", ...rest]: string[],
  value: unknown,
): Record<string, unknown> => ({
  ...values,
  [step]: rest.length === 0 ? value : withValue(values[step] as Record<string, unknown>, rest, value),
})

test("in every form a save changes the edited fields of the file, and nothing else in the folder", async () => {
  const root = await projectWith("test/content/site")
  const window = await openOn(root)
  assert.deepEqual(window.foreign, [])
  const expected = await textsOf(root)
  for (const contentType of checkedContentTypes) {
    const file = [...expected.keys()].find((each) => contentType.path.test(each.replace("content/", "")))
    assert.ok(file, `the fixture has no file for ${contentType.type}`)
    const [read, write] = file.endsWith(".md") ? [readMarkdown, writeMarkdown] : [readYaml, writeYaml]
    let values = read((expected.get(file) ?? "").trim())
    await window.form(placeOf(file))
    for (const [kind, place] of oneOfEachKind(formFields(contentType))) {
      const value = written[kind]
      if (value === undefined) continue
      await window.set(place, value)
      values = withValue(values, place.split("."), value)
    }
    await window.save()
    expected.set(file, write(values))
  }
  for (const [file, text] of await textsOf(root)) assert.equal(text, expected.get(file), file)
})
