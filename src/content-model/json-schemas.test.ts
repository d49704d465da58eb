import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { editorSettings, jsonSchemas } from "./json-schemas"

const project = path.join(__dirname, "..", "..")

test.each(Object.entries(jsonSchemas()))("schemas/%s says what the guard says", (name, text) => {
  expect(readFileSync(path.join(project, "schemas", name), "utf8")).toBe(text)
})

test("no schema is left over from a kind of content that is gone", () => {
  expect(readdirSync(path.join(project, "schemas")).sort()).toEqual(Object.keys(jsonSchemas()).sort())
})

test("the editor's settings name a schema for every YAML file", () => {
  expect(readFileSync(path.join(project, ".vscode", "settings.json"), "utf8")).toBe(editorSettings())
})
