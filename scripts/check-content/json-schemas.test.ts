import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { jsonSchemas } from "./json-schemas"

const project = path.join(__dirname, "..", "..")

const schemas = jsonSchemas()

test("the files in schemas/ are generated from the schemas of the check", () => {
  const names = readdirSync(path.join(project, "schemas"))
  const files = names.map((name) => [name, readFileSync(path.join(project, "schemas", name), "utf8")])
  expect(Object.fromEntries(files)).toEqual(schemas)
})

test("VS Code knows the schema of each YAML file", () => {
  const settings = readFileSync(path.join(project, ".vscode", "settings.json"), "utf8")
  const known = (JSON.parse(settings) as Record<string, object>)["yaml.schemas"] ?? {}
  const names = Object.keys(schemas).filter((name) => !/^(?:article|plain-page|privacy-section)\./.test(name))
  expect(Object.keys(known).sort()).toEqual(names.map((name) => `./schemas/${name}`).sort())
})
