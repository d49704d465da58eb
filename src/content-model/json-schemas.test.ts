import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { editorSettings, jsonSchemas } from "./json-schemas"

const project = path.join(__dirname, "..", "..")

test.each(Object.entries(jsonSchemas()))(
  "schemas/%s is generated from the schemas of the check",
  (name, text) => {
    expect(readFileSync(path.join(project, "schemas", name), "utf8")).toBe(text)
  },
)

test("no file in schemas/ belongs to a content type that was removed", () => {
  expect(readdirSync(path.join(project, "schemas")).sort()).toEqual(Object.keys(jsonSchemas()).sort())
})

test("VS Code's settings have everything that this project sets", () => {
  const text = readFileSync(path.join(project, ".vscode", "settings.json"), "utf8")
  expect(JSON.parse(editorSettings(text))).toEqual(JSON.parse(text))
})

type Node = {
  description?: string
  pattern?: string
  patternErrorMessage?: string
  properties?: Record<string, Node>
  items?: Node
}

const nodesOf = (node: Node, name: string): [string, Node][] => [
  [name, node],
  ...Object.entries(node.properties ?? {}).flatMap(([key, inner]) => nodesOf(inner, `${name}.${key}`)),
  ...(node.items ? nodesOf(node.items, `${name}[]`) : []),
]

const allNodes = Object.entries(jsonSchemas())
  .filter(([name]) => !name.startsWith("slugs-lock"))
  .flatMap(([name, text]) => nodesOf(JSON.parse(text) as Node, name.replace(".schema.json", "")))

test("each pattern has a readable message", () => {
  const silent = allNodes.filter(
    ([, node]) => node.pattern !== undefined && !(node.patternErrorMessage ?? "").includes(" → "),
  )
  expect(silent.map(([name]) => name).filter((name) => !/email$/i.test(name))).toEqual([])
})

test("each field is described by a sentence", () => {
  const fields = allNodes.filter(([name]) => /\.\w+$/.test(name))
  expect(
    fields.filter(([, { description = "" }]) => !/^[A-Z{].*[.}]$/.test(description)).map(([name]) => name),
  ).toEqual([])
})

test("other settings are kept, without their comments", () => {
  const own = `{
    // mine
    "editor.fontSize": 18,
    "yaml.schemas": { "https://a.test/x.json": "x.yml", "./schemas/gone.schema.json": "content/gone.yml" },
    "cSpell.words": ["Wharf"],
  }`
  const merged = JSON.parse(editorSettings(own)) as Record<string, unknown>
  expect(merged["editor.fontSize"]).toBe(18)
  expect(Object.keys(merged["yaml.schemas"] as object)).toContain("https://a.test/x.json")
  expect(Object.keys(merged["yaml.schemas"] as object)).not.toContain("./schemas/gone.schema.json")
  expect(merged["cSpell.words"]).toEqual(expect.arrayContaining(["Wharf", "Fiori"]))
})
