import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { installTool } from "../../scripts/lib/install-tool"
import { editorConfig } from "../../tools/editor/config"
import { test } from "../service/runner"

type Validate = { (value: unknown): boolean; errors?: unknown }

test("the configuration is valid by the schema of the editor", async () => {
  installTool("editor")
  const packages = path.resolve("tools/editor/node_modules")
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
