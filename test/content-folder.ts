import { readdirSync } from "node:fs"
import path from "node:path"
import { contentFile, type NounType } from "./copy"

/** Every file of one noun in a folder of the real content, in file order. */
export const contentFolder = <Type extends NounType>(type: Type, folder: string, ending: string) =>
  readdirSync(path.resolve("content", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => contentFile(type, `${folder}/${name.split(path.sep).join("/")}`))
