import { readFileSync } from "node:fs"
import path from "node:path"
import type { z } from "zod"
import type { nouns } from "../src/content-model/nouns"
import { readFile, type ContentFile } from "../src/content-model/read-file"

type AnyNoun = (typeof nouns)[number]
export type NounType = AnyNoun["type"]
export type CopyOf<Type extends NounType> = z.infer<Extract<AnyNoun, { type: Type }>["schema"]>

/**
 * One file of the real content, so that the tests speak the site's own words.
 * @param type the noun that lives at `file`
 * @param file below `content/`, with forward slashes
 * @throws where the file does not fit, or holds another noun
 */
export const contentFile = <Type extends NounType>(
  type: Type,
  file: string,
): Omit<ContentFile, "fields"> & { fields: CopyOf<Type> } => {
  const content = readFile(file, readFileSync(path.resolve("content", file), "utf8"))
  if (content?.noun.type !== type) throw new Error(`content/${file} holds no ${type}`)
  return { ...content, fields: content.fields as CopyOf<Type> }
}

/** The words of one content file, as its schema has them. */
export const copyOf = <Type extends NounType>(type: Type, file: string): CopyOf<Type> =>
  contentFile(type, file).fields
