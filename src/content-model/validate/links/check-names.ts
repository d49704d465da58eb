import path from "node:path"
import { collections, singleFiles } from "../../content-types"
import { textAt, type ContentFile } from "../../content-file"
import { isMentioned, type ImageReference } from "../extract"
import { problemAt, type Problem } from "../problem"
import { slugsLock } from "./check-slugs"
import { folderName } from "./folder-names"
import { unusedFix } from "../images/check-images"
import { placeholderOf, type Folder } from "../read-folder"
import { secondVersion, strayTopFolders } from "./second-versions"
import { isRead, missingFor, socialPicture, strayFile } from "./stray-files"

const isArticle = (file: string) => file.startsWith("articles/") && isRead(file)

/** Returns the names of the folders in `articles/` that have no article. */
export const strayFolders = (paths: readonly string[]): string[] => {
  const folders = paths.flatMap((path) => /^articles\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(folders)].filter(
    (folder) => !paths.some((path) => path.startsWith(`articles/${folder}/`) && isArticle(path)),
  )
}

/** Returns the names of folders with the text of an article that no page reads, and of texts of articles without a folder. */
export const strayArticles = (paths: readonly string[]): string[] => [
  ...strayFolders(paths),
  ...paths.flatMap((file) => /^articles\/([^/]+)\.(?:mdx?|markdown|txt|docx?)$/.exec(file)?.[1] ?? []),
  ...paths.flatMap((file) =>
    isRead(file) ? [] : (/^(?!articles\/).*?([^/]+)\/index\.md$/.exec(file)?.[1] ?? []),
  ),
]

/** Files without a content type that the project reads. */
const otherFiles = [socialPicture, slugsLock]

const pictureFile = /\.(png|jpe?g|webp|avif)$/

/** Returns the picture that a version belongs to: `chart.png` for `chart.dark.png` and `chart.small.dark.png`. */
const mainOf = (file: string): string => file.replace(/(\.small|\.thumbnail)?(\.dark)?(?=\.[a-z]+$)/, "")

const missing = (folder: Folder): Problem[] => [
  ...[...singleFiles, socialPicture]
    .filter((file) => !folder.paths.includes(file))
    .filter((file) => !folder.paths.some((other) => missingFor(other, folder) === file))
    .filter((file) => !folder.problems.some((problem) => problem.file === `content/${placeholderOf(file)}`))
    .map((file) => {
      const fix = "put it back as it was: see “Undo a change” in docs/editing.md"
      return problemAt({ file: `content/${file}`, text: "" }, 0, "the file is missing", fix)
    }),
  ...collections
    .filter(({ path: pattern }) => !folder.paths.some((file) => pattern.test(file)))
    .map(({ folder: name, example }) =>
      problemAt(
        { file: `content/${name}`, text: "" },
        0,
        "no file of this kind is left",
        `add one, for example ${example}`,
      ),
    ),
]

/** Reports a folder without an article once, at its text if it has one; each folder of an article in it by itself. */
const strayFolder = ({ paths, sources }: Folder, folder: string): Problem[] => {
  const files = paths.filter((file) => file.startsWith(`articles/${folder}/`))
  const index =
    files.find((file) => /\/index\.md$/i.test(file)) ??
    files.find((file) => /\.(mdx?|markdown|txt)$/i.test(file))
  const at = (file: string | undefined, message: string, fix: string) =>
    problemAt({ file: `content/${file ?? files[0] ?? `articles/${folder}`}`, text: "" }, 0, message, fix)
  const nameOf = (name: string, file: string | undefined) => {
    const source = sources.find((each) => each.path === file)
    return folderName(name, /^date:\s*["']?(\d{4}-\d\d-\d\d)/m.exec(source?.text ?? "")?.[1] ?? "")
  }
  const isNamed = isArticle(`articles/${folder}/index.md`)
  const inner = files.filter((file) => /^articles\/.+\/.+\/index\.md$/.test(file))
  if (!isNamed && inner.length > 0 && !files.includes(`articles/${folder}/index.md`)) {
    return inner.map((file) => {
      const name = path.posix.basename(path.posix.dirname(file))
      const good = isArticle(`articles/${name}/index.md`) ? name : nameOf(name, file)
      const message = `the article's folder ${name} is in another folder, ${folder}`
      return at(file, message, `move the folder up, to content/articles/${good}`)
    })
  }
  if (!isNamed) {
    const message = `the folder ${folder} is not named like an article's folder`
    const rule = "the date, two hyphens, small letters, figures and single hyphens"
    return [at(index, message, `name it with ${rule}: ${nameOf(folder, index)}`)]
  }
  const fix = "give this file the name index.md, in the article's own folder"
  return index
    ? [at(index, "an article's text is not named index.md", fix)]
    : [at(undefined, `the folder ${folder} has no text`, "put its index.md back, or delete the folder")]
}

const lacksPicture = (source: ContentFile): boolean =>
  "picture" in (source.contentType?.schema.shape ?? {}) && textAt(source, ["picture", "src"]) === ""

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
          !src.startsWith("./") ||
          !pictureFile.test(src) ||
          !folder.paths.includes(path.posix.join(dir, src)),
      )
      .flatMap(([dir, src]) => [dir, path.posix.dirname(path.posix.join(dir, src))]),
    ...singleFiles.filter((file) => !folder.paths.includes(file)).map((file) => path.posix.dirname(file)),
  ])
  const misnamed = strayFolders(folder.paths)
  const unused = folder.paths.filter((file) => {
    if (isRead(file) || otherFiles.includes(file) || used.has(mainOf(file))) return false
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
    const place = { file: `content/${file}`, text: "" }
    return [problemAt(place, 0, "no file shows this picture", unusedFix(folder, file), "warning")]
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
