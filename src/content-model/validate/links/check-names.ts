import path from "node:path"
import { slugify } from "../../../site/slugify"
import { checkedContentTypes, collections, singleFiles } from "../../content-types"
import { textAt, type ContentFile } from "../../content-file"
import type { ImageReference } from "../extract"
import { closestMatch, didYouMean, problemAt, type Problem } from "../problem"
import { isMentioned, unusedFix } from "../images/check-images"
import type { Folder } from "../read-folder"

/** Returns the slug of a folder name without its date, in any format. */
const slugWithoutDate = (folder: string) =>
  slugify(folder.replace(/^\D{0,3}\d{2,4}(?:\D?\d{1,2}){0,2}\D+/, ""), new Set())

/** Returns true if a misnamed folder was probably meant to have this slug. */
export const resembles = (slug: string, folder: string): boolean =>
  slug !== "" &&
  (slugify(folder, new Set()).endsWith(slug) || closestMatch(slugWithoutDate(folder), [slug]) !== undefined)

const isArticle = (path: string) =>
  checkedContentTypes.some((each) => each.type === "Article" && each.path.test(path))

/** Returns the names of the folders in `articles/` that have no article. */
export const strayFolders = (paths: readonly string[]): string[] => {
  const folders = paths.flatMap((path) => /^articles\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(folders)].filter(
    (folder) => !paths.some((path) => path.startsWith(`articles/${folder}/`) && isArticle(path)),
  )
}

/** The base image of the social cards. */
export const socialPicture = "social.png"

/** Files without a content type that the project reads. */
const otherFiles = [socialPicture, "articles/slugs.lock.yml"]

const pictureFile = /\.(png|jpe?g|webp|avif)$/

const lowered = (file: string) => path.posix.basename(file).toLowerCase()

/** Returns the picture that a version belongs to: `chart.png` for `chart.dark.png` and `chart.small.dark.png`. */
const mainOf = (file: string): string => file.replace(/(\.small|\.thumbnail)?(\.dark)?(?=\.[a-z]+$)/, "")

/** The fixes for files that nothing reads, by a pattern of the path. */
const fixes: [RegExp, string | ((file: string) => string)][] = [
  [/\.yaml$/, "rename it to end in .yml"],
  [
    /\.(PNG|JPE?G|WEBP|AVIF)$/i,
    (file) => `give it the name ${lowered(file).replace(/\s+/g, "-")}, with small letters`,
  ],
  [/\.(gif|tiff?|bmp|heic|heif|svg|jfif)$/i, "save it as a .png or .jpg with small letters"],
  [/\.pdf$/i, "move it to the folder static; a link to it says / and its name"],
  [
    /\(\d+\)|\bcop(?:y|ie)\b|\bkopie\b|[-.](?:old|backup)\./i,
    "delete it if it is a copy, or give it a name of its own",
  ],
  [/^readme/i, "delete it here; no page shows it"],
  [
    /\.(docx?|odt|rtf|pages|xlsx?|pptx?|zip|rar|7z|html?|json|csv|bak|orig|rej|old|log|mp4|mov|exe|lnk|url|webloc)$/i,
    "delete it here; only texts and pictures belong in content",
  ],
  [/^[^/]+\.md$/, "move it to content/articles/YYYY-MM-DD--its-title/index.md"],
  [/^(?!articles\/).*\/index\.md$/, "move its folder to content/articles"],
  [
    /^articles\/.+\/.+\.md$/,
    "an article has one text, index.md: move this one to a folder of its own, or delete it",
  ],
  [/^articles\//, "name an article's folder YYYY-MM-DD--its-title and its text index.md"],
  [/^clients\//, "name it with two figures, a hyphen and small letters: 01-name.yml"],
  [/^case-studies\//, "name it with two figures, a hyphen and small letters: 01-name.yml"],
  [/^privacy\//, "name it with two figures, a hyphen and small letters: 01-name.md"],
]

/** Returns true if `other` is `file` with capital letters, or `file` moved to the top of `content/`. */
const isMoved = (other: string, file: string): boolean =>
  other !== file &&
  !singleFiles.includes(other) &&
  (other.toLowerCase() === file || (path.posix.basename(file) === other && !other.includes("/")))

const missing = (folder: Folder): Problem[] => [
  ...[...singleFiles, socialPicture]
    .filter((file) => !folder.paths.includes(file) && !folder.paths.some((other) => isMoved(other, file)))
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

/** Returns the folder in which a file with this name belongs, where it is in one below or beside that. */
const properFolder = (file: string): string | undefined => {
  const [top = "", ...below] = file.split("/")
  const folders = collections.map(({ folder }) => folder)
  const right = closestMatch(top, folders) ?? ""
  const to = `${right}/${below.at(-1) ?? ""}`
  return file !== to && checkedContentTypes.some((type) => type.path.test(to)) ? right : undefined
}

const stray = (file: string, { paths }: Folder): Problem => {
  const known = fixes.find(([pattern]) => pattern.test(file))?.[1]
  const moved = singleFiles.find((single) => isMoved(file, single))
  const right = properFolder(file)
  const absent = singleFiles.filter((single) => !paths.includes(single))
  const fix =
    (moved && `give it back its name, content/${moved}`) ??
    (right && `move it to the folder content/${right}`) ??
    (typeof known === "function" ? known(file) : known) ??
    didYouMean(file, absent, "content/") ??
    "move it to where it belongs, or delete it"
  return problemAt({ file: `content/${file}`, text: "" }, 0, "no page reads this file", fix)
}

/** Returns the name that a misnamed article folder should have. `date` is the date in its text. */
const folderName = (folder: string, date: string): string => {
  const [, year = "", month = "", day = "", rest = ""] =
    /^\D*(\d{4})\D?(\d{1,2})\D?(\d{1,2})(?:[^\p{L}\p{N}]+(.*))?$/u.exec(folder) ?? []
  if (year && Number(month) <= 12 && Number(day) <= 31 && rest) {
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}--${slugify(rest, new Set())}`
  }
  return `${/^\d{4}-\d\d-\d\d$/.test(date) ? date : "YYYY-MM-DD"}--${slugify(folder.replace(/^[\d\W]+/, "") || "its-title", new Set())}`
}

/** Reports a folder without an article once, at its text if it has one. */
const strayFolder = ({ paths, sources }: Folder, folder: string): Problem => {
  const files = paths.filter((file) => file.startsWith(`articles/${folder}/`))
  const index =
    files.find((file) => /\/index\.md$/i.test(file)) ??
    files.find((file) => /\.(mdx?|markdown|txt)$/i.test(file))
  const source = sources.find((each) => each.path === index)
  const [, written = ""] = /^date:\s*["']?(\d{4}-\d\d-\d\d)/m.exec(source?.text ?? "") ?? []
  const at = (message: string, fix: string) =>
    problemAt({ file: `content/${index ?? files[0] ?? `articles/${folder}`}`, text: "" }, 0, message, fix)
  const isNamed = isArticle(`articles/${folder}/index.md`)
  if (!isNamed) {
    return at(
      `the folder ${folder} is not named like an article's folder`,
      `name it with the date, two hyphens, small letters, figures and single hyphens: ${folderName(folder, written)}`,
    )
  }
  return index
    ? at(
        "an article's text is not named index.md",
        "give this file the name index.md, in the article's own folder",
      )
    : at(`the folder ${folder} has no text`, "put its index.md back, or delete the folder")
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
  const read = new Set(folder.sources.filter(({ contentType }) => contentType).map((source) => source.path))
  const absent = missing(folder)
  // If a file is missing, cannot be read or names a missing picture, the pictures in its folder seem unused.
  const unread = new Set([
    ...folder.sources
      .filter((source) => !source.values || source.fault || blocked.has(source) || lacksPicture(source))
      .map((source) => path.posix.dirname(source.path)),
    ...images
      .map(({ source, src }) => [path.posix.dirname(source.path), src] as const)
      .filter(([dir, src]) => !src.startsWith("./") || !folder.paths.includes(path.posix.join(dir, src)))
      .flatMap(([dir, src]) => [dir, path.posix.dirname(path.posix.join(dir, src))]),
    ...singleFiles.filter((file) => !folder.paths.includes(file)).map((file) => path.posix.dirname(file)),
  ])
  const misnamed = strayFolders(folder.paths)
  const strays = folder.paths.flatMap((file) => {
    if (read.has(file) || otherFiles.includes(file) || used.has(mainOf(file))) return []
    if (folder.problems.some((problem) => problem.file === `content/${file}`)) return []
    if (misnamed.some((name) => file.startsWith(`articles/${name}/`))) return []
    if (!pictureFile.test(file)) return [stray(file, folder)]
    if (unread.has(path.posix.dirname(file)) || isMentioned(folder, file)) return []
    const main = mainOf(file)
    if (main !== file && folder.paths.includes(main) && !used.has(mainOf(main))) return []
    const place = { file: `content/${file}`, text: "" }
    return [problemAt(place, 0, "no file shows this picture", unusedFix(folder, file), "warning")]
  })
  const folders = misnamed
    .filter((name) => !folder.problems.some(({ file }) => file.startsWith(`content/articles/${name}/`)))
    .map((name) => strayFolder(folder, name))
  return [...absent, ...strays, ...folders]
}
