import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { checkSlugs, lockText, slugsLock } from "../../src/content-model/validate/links/check-slugs"
import { readFolder } from "../../src/content-model/validate/read-folder"
import { editorSettings, jsonSchemas } from "../../src/content-model/json-schemas"

/**
 * Writes the files that are made from others: the lock of the articles' addresses, the JSON Schemas and what VS Code's
 * settings need of this project. The lock stays as it is while an address would be lost, settings that are no JSON as well.
 */
export const writeFiles = async (root: string): Promise<void> => {
  const { sources } = await readFolder(path.join(root, "content"))
  if (checkSlugs(sources).every(({ severity }) => severity !== "error")) {
    await writeFile(path.join(root, "content", slugsLock), lockText(sources))
  }
  await mkdir(path.join(root, ".vscode"), { recursive: true })
  const settings = path.join(root, ".vscode", "settings.json")
  const own = await readFile(settings, "utf8").catch(() => "")
  try {
    await writeFile(settings, editorSettings(own))
  } catch {
    console.log(".vscode/settings.json cannot be read and stays as it is.")
  }
  const schemas = path.join(root, "schemas")
  await mkdir(schemas, { recursive: true })
  await Promise.all(
    Object.entries(jsonSchemas()).map(([name, text]) => writeFile(path.join(schemas, name), text)),
  )
}
