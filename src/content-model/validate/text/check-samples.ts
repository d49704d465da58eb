import { isUtf8 } from "node:buffer"
import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { z } from "zod"
import samples from "../../samples.json"
import { listAt, siteOf, textAt, type ContentFile } from "../../content-file"
import { fileSchema } from "../../content-types"
import { schemaAt } from "../../schema-path"
import { normaliseText } from "../../front-matter"
import type { Path } from "../../yaml"
import { creditsFile } from "../files/check-static"
import { markFile, pictureVersions, socialPicture } from "../images/check-images"
import { didYouMean, problemAt, fieldProblem, fileProblem, shorten, type Problem } from "../problem"
import type { Folder } from "../read-folder"
import { visibleText } from "./readable-text"

/** The hashes of the texts and pictures of the sample content, written by scripts/list-samples.ts. */
export const sampleHashes: ReadonlySet<string> = new Set(samples)

/**
 * A text or a picture, with the hash by which it is found again. Other owners may write a weak one by chance. A portrait is
 * not true of another owner.
 */
type Item = { offset: number; text: string; hash: string; isWeak?: boolean; isPortrait?: boolean }

const hashOf = (bytes: string | Uint8Array) =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 10)

/** Returns the item of a file; none if it does not exist. Line endings, which Git may change, make no difference. */
const itemOfFile = async ({ root }: Folder, file: string, offset = 0): Promise<Item[]> => {
  const bytes = await readFile(path.join(root, file)).catch(() => undefined)
  if (!bytes) return []
  const hash = hashOf(isUtf8(bytes) ? normaliseText(bytes.toString()) : bytes)
  return [{ offset, text: file, hash }]
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}%$£€]+/gu) ?? []

const itemOf = (text: string, offset: number, kind = ""): Item => ({
  offset,
  text: text.trim(),
  hash: hashOf(kind + wordsIn(text).join(" ").toLowerCase()),
})

/** Matches the words between two punctuation marks, which can be on several lines of a paragraph. */
const phrase = /(?:[^\s.,:;!?()|#*_>[\]-]|[^\S\n]|\n(?!\s*\n)|\B[-.]|[-.](?=\w))+/g

/** Returns the parts of a text that would hardly be written twice: phrases of five words and more, and long numbers. */
const phrasesOf = (text: string, offset: number): Item[] =>
  [...text.matchAll(phrase)]
    .filter(([found]) => wordsIn(found).length >= 5 || /\d{5}/.test(found))
    .map(({ 0: found, index }) => itemOf(found, offset + index + found.search(/\S/)))

/** Returns true if the schema marks a field, or a group in which it is, as one about the owner or as the portrait. */
const isMarked = ({ contentType }: ContentFile, path: Path, mark: "owner" | "portrait"): boolean =>
  path.some((_, index) => {
    const field = contentType && schemaAt(fileSchema(contentType), path.slice(0, index + 1))
    return field !== undefined && z.globalRegistry.get(field)?.[mark] === true
  })

/** Returns what a file says about the owner: fields that the schema marks, their pictures, and its text in Markdown. */
const ownItems = async (folder: Folder, source: ContentFile, words: string): Promise<Item[]> => {
  const { bodyStart } = source
  const items = phrasesOf(words.slice(bodyStart), bodyStart)
  const own = source.texts.filter((field) => isMarked(source, field.path, "owner"))
  for (const { name, text, offset } of own.filter((field) => field.name !== "src")) {
    // A token is a fact of site.yml, and a single word such as a town is nobody's own.
    if (!/\d/.test(text) && (name === "label" || wordsIn(text.replace(/\{\w+\}/g, "")).length < 2)) continue
    const isWeak = wordsIn(text).length < 5 && !["name", "consultant", "label"].includes(name)
    items.push({ ...itemOf(text, offset), isWeak })
    items.push(...phrasesOf(text, 0).map((item) => ({ ...item, offset })))
    if (["name", "consultant"].includes(name)) items.push(itemOf(text, offset, "name: "))
  }
  const dir = path.posix.dirname(source.path)
  for (const { offset, text: src, path: field } of own.filter(({ name }) => name === "src")) {
    const picture = path.posix.join(dir, src)
    const isPortrait = isMarked(source, field, "portrait")
    for (const file of [picture, ...pictureVersions(picture)]) {
      const text = `./${path.posix.relative(dir, file)}`
      items.push(...(await itemOfFile(folder, file, offset)).map((item) => ({ ...item, text, isPortrait })))
    }
  }
  return items
}

/** Returns the paths of the files that `trueOfMe` lists. */
const confirmedFiles = (site: ContentFile): string[] =>
  listAt(site, ["trueOfMe"]).map((entry) => String(entry).replace(/^content\//, ""))

/** The files that no text names, and which say something about the owner: logo, social cards, credits. */
const unnamedFiles = [markFile, socialPicture, creditsFile]

const unnamedFileItems = async (folder: Folder): Promise<Item[]> =>
  (await Promise.all(unnamedFiles.map((file) => itemOfFile(folder, file)))).flat()

/** Returns the hashes of what the files of a folder say about the owner. */
export const hashesOf = async (folder: Folder): Promise<ReadonlySet<string>> => {
  const items = folder.sources.map((source) => ownItems(folder, source, visibleText(source)))
  const all = await Promise.all([...items, unnamedFileItems(folder)])
  return new Set(all.flat().map(({ hash }) => hash))
}

/** Reports the logo, the image of the social cards and the credits of the sample. */
export const checkSampleFiles = async (folder: Folder, hashes: ReadonlySet<string>): Promise<Problem[]> =>
  (await unnamedFileItems(folder))
    .filter(({ hash }) => hashes.has(hash))
    .map(({ text: file }) => fileProblem(file, "the file is from the sample", "put your own in its place"))

/** Warns about files in `trueOfMe` that do not exist. */
export const checkConfirmedFiles = ({ paths, sources }: Folder): Problem[] => {
  const site = siteOf(sources)
  if (!site) return []
  return confirmedFiles(site).flatMap((file, index) => {
    if (paths.has(file)) return []
    const fix = didYouMean(file, [...paths]) ?? "correct the line, or delete it"
    return [fieldProblem(site, ["trueOfMe", index], `there is no file content/${file}`, fix, "warning")]
  })
}

/** Returns the words of a text that can be a name: two or three in a row, of which the first has a capital. */
const possibleNames = (words: string): Item[] => {
  const all = [...words.matchAll(/[\p{L}\p{N}&’'-]+/gu)]
  return all.flatMap(({ 0: first, index }, at) =>
    /^\p{Lu}/u.test(first)
      ? [2, 3].map((count) => {
          const last = all[Math.min(at + count, all.length) - 1]
          return itemOf(words.slice(index, (last?.index ?? index) + (last?.[0].length ?? 0)), index, "name: ")
        })
      : [],
  )
}

/** The types whose files are about others: what the sample says of invented people cannot be true of the owner's. */
const aboutOthers = ["CaseStudy", "Client", "Testimonials"]

/**
 * Reports the texts and pictures of a file that are still those of the sample, as one problem.
 * @param isInvented whether the file also has words that are true of nobody
 */
export const checkSamples = async (
  folder: Folder,
  source: ContentFile,
  hashes: ReadonlySet<string>,
  isInvented: boolean,
): Promise<Problem[]> => {
  const canBeTrue = !aboutOthers.includes(source.contentType?.type ?? "")
  const site = siteOf(folder.sources)
  const canBeRead = site !== undefined && textAt(site, ["name"]) !== ""
  const confirmed = canBeRead ? confirmedFiles(site) : undefined
  if (canBeTrue && !confirmed) return []
  const isTrue = canBeTrue && confirmed?.includes(source.path)
  const words = visibleText(source)
  const found = [...(await ownItems(folder, source, words)), ...possibleNames(words)]
    .filter(({ hash, isPortrait }) => hashes.has(hash) && (isPortrait === true || !isTrue))
    .sort((a, b) => a.offset - b.offset)
  const [first] = found
  if (!first) return []
  const lineOf = ({ offset }: Item) => source.text.slice(0, offset).split("\n").length
  const lines = [...new Set(found.map(lineOf))].slice(1)
  const listed = `${lines.slice(0, 8).join(", ")}${lines.length > 8 ? " …" : ""}`
  const others = lines.length === 0 ? "" : `; more on line ${listed}`
  const message = `“${shorten(first.text, 60)}” is from the sample${others}`
  const confirm = `; if all of this file is true of you, add ${source.path} to trueOfMe in content/site.yml`
  const write = first.isPortrait ? `put your own in its place, or delete ${first.text}` : "write your own"
  const fix = `${write}${canBeTrue && !isInvented && !first.isPortrait ? confirm : ""}`
  const severity = found.every(({ isWeak }) => isWeak) ? "warning" : "error"
  return [problemAt(source, first.offset, message, fix, severity)]
}
