import path from "node:path"
import { checkedContentTypes, collections, singleFiles } from "../../content-types"
import { textAt, type ContentFile } from "../../content-file"
import { isMentioned, type ImageReference } from "../extract"
import { closestMatch, didYouMean, problemAt, type Problem } from "../problem"
import { folderName, slugsLock } from "./check-slugs"
import { unusedFix } from "../images/check-images"
import type { Folder } from "../read-folder"

const isRead = (file: string) => checkedContentTypes.some(({ path: pattern }) => pattern.test(file))

const isArticle = (file: string) => file.startsWith("articles/") && isRead(file)

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
const otherFiles = [socialPicture, slugsLock]

const pictureFile = /\.(png|jpe?g|webp|avif)$/

/** Returns the picture that a version belongs to: `chart.png` for `chart.dark.png` and `chart.small.dark.png`. */
const mainOf = (file: string): string => file.replace(/(\.small|\.thumbnail)?(\.dark)?(?=\.[a-z]+$)/, "")

/** The fixes for files that nothing reads, by a pattern of the path. */
const fixes: [RegExp, string | ((file: string) => string)][] = [
  [/\.yaml$/, "rename it to end in .yml"],
  [
    /\.(PNG|JPE?G|WEBP|AVIF)$/i,
    (file) =>
      `give it the name ${path.basename(file).toLowerCase().replace(/\s+/g, "-")}, with small letters`,
  ],
  [
    /\.(gif|tiff?|bmp|heic|heif|svg|jfif|psd|psb|ai|eps|xcf|ico|dng|cr2|nef|raw|afphoto|sketch|jp2|jxl)$/i,
    "pages do not show this kind of picture: save it as a .png or .jpg with small letters, or delete it",
  ],
  [/\.pdf$/i, "move it to the folder static; a link to it says / and its name"],
  [
    /\(\d+\)|\bcop(?:y|ie)\b|\bkopie\b|[-.](?:old|backup)\./i,
    "delete it if it is a copy, or give it a name of its own",
  ],
  [/^readme/i, "delete it here; no page shows it"],
  [/\.(?!(?:mdx?|markdown|txt|yml)$)\w+$/i, "delete it here; only texts and pictures belong in content"],
  [/^[^/]+\.md$/, "move it to content/articles/YYYY-MM-DD--its-title/index.md"],
  [/^(?!articles\/).*\/index\.md$/, "move its folder to content/articles"],
  [
    /^articles\/.+\/.+\.md$/,
    "an article has one text, index.md: move this one to a folder of its own, or delete it",
  ],
  [/^articles\//, "name an article's folder YYYY-MM-DD--its-title and its text index.md"],
  [/^(?:clients|case-studies)\//, "name it with two figures, a hyphen and small letters: 01-name.yml"],
  [/^privacy\//, "name it with two figures, a hyphen and small letters: 01-name.md"],
]

/** Returns true if no page reads `other`, and its name is that of `file` with capital letters, other words or another folder. */
const isMoved = (other: string, file: string): boolean => {
  const [old, now] = [path.posix.parse(file), path.posix.parse(other.toLowerCase())]
  if (isRead(other) || other.toLowerCase() === file) return other !== file && !isRead(other)
  if (!/\.(?:ya?ml|txt|bak|old|orig)$/.test(now.base) || old.ext !== ".yml") return false
  const words = `-${now.name.split(/[^a-z\d]+/).join("-")}-`
  return now.name === old.name || (["", old.dir].includes(now.dir) && words.includes(`-${old.name}-`))
}

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
  return file !== to && isRead(to) ? right : undefined
}

/** Returns the path that a text saved with another ending should have. */
const properName = (file: string): string | undefined =>
  /\.(?:json|txt|docx?|odt|rtf|pages|html?|mdx?|markdown|yml)$/i.test(file)
    ? ["yml", "md"].map((ending) => file.replace(/\w+$/, ending)).find(isRead)
    : undefined

const stray = (file: string, { paths }: Folder): Problem => {
  const known = fixes.find(([pattern]) => pattern.test(file))?.[1]
  const absent = singleFiles.filter((single) => !paths.includes(single))
  const moved = absent.find((single) => isMoved(file, single))
  const right = properFolder(file)
  const written = properName(file)
  const fix =
    (moved && `give it back its name, content/${moved}`) ??
    (right && `move it to the folder content/${right}`) ??
    (written && !paths.includes(written) ? `write its text as ${path.posix.basename(written)}` : undefined) ??
    (typeof known === "function" ? known(file) : known) ??
    didYouMean(file, absent, "content/") ??
    "move it to where it belongs, or delete it"
  return problemAt({ file: `content/${file}`, text: "" }, 0, "no page reads this file", fix)
}

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
      .filter(([dir, src]) => !src.startsWith("./") || !folder.paths.includes(path.posix.join(dir, src)))
      .flatMap(([dir, src]) => [dir, path.posix.dirname(path.posix.join(dir, src))]),
    ...singleFiles.filter((file) => !folder.paths.includes(file)).map((file) => path.posix.dirname(file)),
  ])
  const misnamed = strayFolders(folder.paths)
  const strays = folder.paths.flatMap((file) => {
    if (isRead(file) || otherFiles.includes(file) || used.has(mainOf(file))) return []
    if (folder.problems.some((problem) => problem.file === `content/${file}`)) return []
    if (misnamed.some((name) => file.startsWith(`articles/${name}/`))) return []
    if (!pictureFile.test(file)) return [stray(file, folder)]
    if (unread.has(path.posix.dirname(file)) || isMentioned(folder.sources, file, blocked)) return []
    const main = mainOf(file)
    if (main !== file && folder.paths.includes(main) && !used.has(mainOf(main))) return []
    const place = { file: `content/${file}`, text: "" }
    return [problemAt(place, 0, "no file shows this picture", unusedFix(folder, file), "warning")]
  })
  const folders = misnamed
    .filter((name) => !folder.problems.some(({ file }) => file.startsWith(`content/articles/${name}/`)))
    .flatMap((name) => strayFolder(folder, name))
  return [...absent, ...strays, ...folders]
}
