import { editorConfig } from "../../tools/editor/config"

const { collections } = editorConfig({ name: "local" })

/**
 * Returns the place of the form for a content file in the editor, for example `group-home/entries/home-hero`.
 * @param file path relative to the project folder
 * @throws an Error if the editor has no form for it
 */
export const placeOf = (file: string): string => {
  for (const collection of collections) {
    const found = "files" in collection ? collection.files.find((each) => each.file === file) : undefined
    if (found) return `${collection.name}/entries/${found.name}`
    if ("folder" in collection && file.startsWith(`${collection.folder}/`) && !file.endsWith(".lock.yml"))
      return `${collection.name}/entries/${file.slice(collection.folder.length + 1).replace(/\.\w+$/, "")}`
  }
  throw new Error(`The editor has no form for ${file}`)
}
