import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { z } from "zod"
import type { contentTypes } from "../../src/content-model/content-types"
import { readTokenValues, readContentFile, type ValidContentFile } from "../../src/content-model/content-file"

/** The content that tests use instead of `content/`, which editors may change. It has files of every content type. */
export const fixtureContent = path.join(__dirname, "site")

/** The files of the fixture content that editors write, relative to it: all but pictures and `slugs.lock.yml`. */
export const fixtureFiles = readdirSync(fixtureContent, { recursive: true, encoding: "utf8" }).filter(
  (file) => /(?<!\.lock)\.yml$|\.md$/.test(file),
)

type AnyContentType = (typeof contentTypes)[number]
type ContentTypeName = AnyContentType["type"]
type CopyOf<Type extends ContentTypeName> = z.infer<Extract<AnyContentType, { type: Type }>["schema"]>
type FileOf<Type extends ContentTypeName> = Omit<ValidContentFile, "fields"> & { fields: CopyOf<Type> }

/**
 * Reads one content file.
 * @param type the content type of `file`
 * @param file path relative to `root`, with forward slashes
 * @param root the content folder; the fixture content by default
 * @throws an Error if the file is invalid or has another content type
 */
const contentFile = <Type extends ContentTypeName>(
  type: Type,
  file: string,
  root = fixtureContent,
): FileOf<Type> => {
  const textOf = (name: string) => readFileSync(path.join(root, name), "utf8")
  const content = readContentFile(file, textOf(file), readTokenValues(textOf("site.yml")))
  if (content?.contentType.type !== type) throw new Error(`${root}/${file} is not a ${type}`)
  return { ...content, fields: content.fields as CopyOf<Type> }
}

/** Reads the fields of one content file. */
export const copyOf = <Type extends ContentTypeName>(
  type: Type,
  file: string,
  root = fixtureContent,
): CopyOf<Type> => contentFile(type, file, root).fields

/** Reads every file of one content type in a folder, in file order. */
export const contentFolder = <Type extends ContentTypeName>(
  type: Type,
  folder: string,
  ending: string,
  root = fixtureContent,
): FileOf<Type>[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => contentFile(type, `${folder}/${name.split(path.sep).join("/")}`, root))
