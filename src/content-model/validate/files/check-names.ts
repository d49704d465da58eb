import path from "node:path"
import { textAt, type ContentFile } from "../../content-file"
import { collections, isRead, singleFiles } from "../../content-types"
import { isMentioned, type ImageReference } from "../extract"
import { unusedFix } from "../images/image-names"
import { closestMatch, plainText, problemOf, type Problem } from "../problem"
import { placeholderOf, type Folder } from "../read-folder"
import { slugsLock } from "./check-slugs"
import { strayFolder, strayFolders } from "./check-articles"
import { missingFor, socialPicture, strayFile } from "./stray-files"

/** Files without a content type that the project reads. */
const otherFiles = [socialPicture, slugsLock]

/** Matches the picture of shared links in another format. */
const socialLike = /^social\.(?!png$)\w+$/i

const pictureFile = /\.(png|jpe?g|webp|avif)$/

/** Returns the picture that a version belongs to: `chart.png` for `chart.dark.png` and `chart.small.dark.png`. */
const mainOf = (file: string): string => file.replace(/(\.small|\.thumbnail)?(\.dark)?(?=\.[a-z]+$)/, "")

const missing = (folder: Folder): Problem[] => [
  ...[...singleFiles, socialPicture]
    .filter((file) => !folder.paths.includes(file))
    .filter((file) => !folder.paths.some((other) => missingFor(other, folder) === file))
    .filter((file) => !folder.problems.some((problem) => problem.file === `content/${placeholderOf(file)}`))
    .map((file) => {
      const other = file === socialPicture && folder.paths.find((each) => socialLike.test(each))
      const fix = other
        ? `save content/${other} again as a PNG with the name content/${file}, and delete content/${other}`
        : "put it back as it was: see “Undo a change” in docs/editing.md"
      return problemOf(file, "the file is missing", fix)
    }),
  ...collections
    .filter(({ path: pattern }) => !folder.paths.some((file) => pattern.test(file)))
    .map(({ folder: name, example }) =>
      problemOf(name, "no file of this kind is left", `add one, for example ${example}`),
    ),
]

const lacksPicture = (source: ContentFile): boolean =>
  "picture" in (source.contentType?.schema.shape ?? {}) && textAt(source, ["picture", "src"]) === ""

const namesIn = ({ values }: ContentFile): string[] => {
  const { name, title } = (values ?? {}) as Record<string, unknown>
  return [name, title].map(plainText).filter(Boolean)
}

/** Returns the part of the lines of a text that another one has as well, from 0 to 1. */
const shared = (one: ContentFile, other: ContentFile): number => {
  const [lines, others] = [one, other].map(({ text }) => text.split("\n").filter((line) => line.length > 3))
  const same = (lines ?? []).filter((line) => others?.includes(line)).length
  return same / Math.max(1, lines?.length ?? 0, others?.length ?? 0)
}

/** Returns the file of which an unread file is a second version, for example one that a program for copies made. */
const originalOf = (file: string, { sources }: Folder): string | undefined => {
  const source = sources.find((each) => each.path === file)
  const { dir, ext, name } = path.posix.parse(file)
  return sources.find((other) => {
    if (!source || !(isRead(other.path) || other.path === slugsLock)) return false
    const known = path.posix.parse(other.path)
    if (other.path === slugsLock) return path.posix.basename(file).startsWith("slugs.lock")
    if (known.dir !== dir || known.ext !== ext) return false
    const isNamed = name.startsWith(known.name) && /^[^a-z\d]/i.test(name.slice(known.name.length))
    const isAlike = namesIn(source).some((each) => namesIn(other).includes(each))
    return (isNamed && isAlike) || shared(source, other) > (isNamed ? 0.5 : 0.7)
  })?.path
}

/** Reports a second version of a file that a page reads. */
const secondVersion = (file: string, folder: Folder): Problem | undefined => {
  if (missingFor(file, folder) !== undefined) return undefined
  const original = originalOf(file, folder)
  if (original === undefined) return undefined
  const message = `this is a second version of content/${original}, which no page reads`
  const fix = "take over into that file what is newer here, then delete this file"
  return problemOf(file, message, fix)
}

const topFolders = [
  ...new Set(
    [...singleFiles, ...collections.map(({ folder }) => `${folder}/`)].flatMap(
      (file) => /^[^/]+(?=\/)/.exec(file) ?? [],
    ),
  ),
]

/** Returns the folder around a file whose path would be that of a file in `content` without it, for example `backup`. */
const wrapperOf = (file: string): string | undefined => {
  const parts = file.split("/")
  const at = parts.findIndex(
    (part, index) =>
      index > 0 && (topFolders.includes(part) || singleFiles.includes(parts.slice(index).join("/"))),
  )
  return at > 0 && !topFolders.includes(parts[0] ?? "") ? parts.slice(0, at).join("/") : undefined
}

/** Returns the folder around a file that has the name of the folder around it, for example `home/home`. */
const nestedOf = (file: string): string | undefined => /^(([^/]+)\/\2)\//.exec(file)?.[1]

/** Folders that no page reads, each with its files, their problem and the folder whose place they took. */
type StrayFolder = { files: string[]; problem: Problem; meant?: string }

/** Returns the folders at the top of `content` that have the files of all of it, or those of another folder. */
const strayTopFolders = (strays: readonly string[], { paths }: Folder): StrayFolder[] => {
  const folderOf = (file: string) => nestedOf(file) ?? wrapperOf(file) ?? /^([^/]+)\//.exec(file)?.[1] ?? ""
  const folders = [...new Set(strays.map(folderOf))].filter((name) => name && !topFolders.includes(name))
  return folders.flatMap((name): StrayFolder[] => {
    const files = strays.filter((file) => folderOf(file) === name)
    const depth = (file: string) => file.split("/").length
    const texts = files.filter((file) => /\.(?:md|ya?ml)$/.test(file))
    const [at = ""] = (texts.length > 0 ? texts : files).toSorted((a, b) => depth(a) - depth(b))
    if (files.length < 2) return []
    const outer = nestedOf(at) === name ? `content/${path.posix.dirname(name)}` : "content"
    if (nestedOf(at) === name || wrapperOf(at) === name) {
      const message = `content/${name} has ${files.length} files as in ${outer}, and no page reads them`
      const fix = `move to ${outer} what is newer or missing there, then delete content/${name}`
      return [{ files, problem: problemOf(at, message, fix) }]
    }
    const meant = closestMatch(name, topFolders)
    if (meant === undefined || paths.some((file) => file.startsWith(`${meant}/`) && isRead(file))) return []
    const problem = problemOf(
      at,
      `no page reads the folder content/${name}`,
      `give it the name content/${meant}`,
    )
    return [{ files, problem, meant }]
  })
}

/**
 * Checks that every file is used, and that no file that a page needs is missing.
 * @param blocked files with a mistake that `checkBlocked` reports
 */
export const checkNames = (
  folder: Folder,
  images: readonly ImageReference[],
  blocked: ReadonlySet<ContentFile> = new Set(),
): Problem[] => {
  const used = new Set(
    images.map(({ source, src }) => mainOf(path.posix.join(path.posix.dirname(source.path), src))),
  )
  const absent = missing(folder)
  // If a file is missing, cannot be read or names a missing picture, the pictures in its folder seem unused.
  const unread = new Set([
    ...folder.sources
      .filter((source) => !source.values || source.fault || blocked.has(source) || lacksPicture(source))
      .map((source) => path.posix.dirname(source.path)),
    ...images
      .map(({ source, src }) => [path.posix.dirname(source.path), src] as const)
      .filter(
        ([dir, src]) =>
          !/^\.\/[^/]+$/.test(src) ||
          !pictureFile.test(src) ||
          !folder.paths.includes(path.posix.join(dir, src)),
      )
      .flatMap(([dir, src]) => [dir, path.posix.dirname(path.posix.join(dir, src))]),
    ...singleFiles.filter((file) => !folder.paths.includes(file)).map((file) => path.posix.dirname(file)),
  ])
  const misnamed = strayFolders(folder.paths)
  const unused = folder.paths.filter((file) => {
    if (isRead(file) || otherFiles.includes(file) || used.has(mainOf(file))) return false
    if (socialLike.test(file) && absent.some((problem) => problem.fix.includes(file))) return false
    if (folder.problems.some((problem) => problem.file === `content/${file}`)) return false
    return !misnamed.some((name) => file.startsWith(`articles/${name}/`))
  })
  const others = strayTopFolders(unused, folder)
  const strays = unused.flatMap((file) => {
    if (others.some(({ files }) => files.includes(file))) return []
    if (!pictureFile.test(file)) return [secondVersion(file, folder) ?? strayFile(file, folder)]
    if (unread.has(path.posix.dirname(file)) || isMentioned(folder.sources, file, blocked)) return []
    const main = mainOf(file)
    if (main !== file && folder.paths.includes(main) && !used.has(mainOf(main))) return []
    return [problemOf(file, "no file shows this picture", unusedFix(folder, file), "warning")]
  })
  const folders = misnamed
    .filter((name) => !folder.problems.some(({ file }) => file.startsWith(`content/articles/${name}/`)))
    .flatMap((name) => strayFolder(folder, name))
  const isMeant = ({ file }: Problem) =>
    others.some(({ meant }) => meant !== undefined && `${file}/`.startsWith(`content/${meant}/`))
  return [
    ...absent.filter((problem) => !isMeant(problem)),
    ...others.map(({ problem }) => problem),
    ...strays,
    ...folders,
  ]
}
