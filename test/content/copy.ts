import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { z } from "zod"
import { typeOfFile, type contentTypes } from "../../src/content-model/content-types"
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
 * Reads every file of a content type, in file order.
 * @param root the content folder; the fixture content by default
 * @throws an Error if a file is invalid
 */
export const filesOf = <Type extends ContentTypeName>(type: Type, root = fixtureContent): FileOf<Type>[] => {
  const textOf = (name: string) => readFileSync(path.join(root, name), "utf8")
  const values = readTokenValues(textOf("site.yml"))
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((file) => typeOfFile(file).contentType?.type === type)
    .sort()
    .map((file) => readContentFile(file, textOf(file), values) as FileOf<Type>)
}

/** Reads the fields of the file of a content type that has one. */
export const copyOf = <Type extends ContentTypeName>(type: Type, root = fixtureContent): CopyOf<Type> => {
  const [file] = filesOf(type, root)
  if (!file) throw new Error(`${root} has no file for ${type}`)
  return file.fields
}
