import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { z } from "zod"
import type { contentTypes } from "../src/content-model/content-types"
import { readFile, type ContentFile } from "../src/content-model/content-file"
import { parseFacts } from "../src/content-model/tokens"
import { fixtureContent } from "./content/sample"

type AnyNoun = (typeof contentTypes)[number]
export type NounType = AnyNoun["type"]
export type CopyOf<Type extends NounType> = z.infer<Extract<AnyNoun, { type: Type }>["schema"]>
type FileOf<Type extends NounType> = Omit<ContentFile, "fields"> & { fields: CopyOf<Type> }

/**
 * Reads one content file.
 * @param type the noun that lives at `file`
 * @param file below `root`, with forward slashes
 * @param root the content folder; the fixture content where none is given
 * @throws where the file does not fit, or holds another noun
 */
export const contentFile = <Type extends NounType>(
  type: Type,
  file: string,
  root = fixtureContent,
): FileOf<Type> => {
  const textOf = (name: string) => readFileSync(path.join(root, name), "utf8")
  const content = readFile(file, textOf(file), parseFacts(textOf("site.yml")))
  if (content?.noun.type !== type) throw new Error(`${root}/${file} holds no ${type}`)
  return { ...content, fields: content.fields as CopyOf<Type> }
}

/** Reads the words of one content file, as its schema has them. */
export const copyOf = <Type extends NounType>(
  type: Type,
  file: string,
  root = fixtureContent,
): CopyOf<Type> => contentFile(type, file, root).fields

/** Reads every file of one noun in a folder, in file order. */
export const contentFolder = <Type extends NounType>(
  type: Type,
  folder: string,
  ending: string,
  root = fixtureContent,
): FileOf<Type>[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => contentFile(type, `${folder}/${name.split(path.sep).join("/")}`, root))
