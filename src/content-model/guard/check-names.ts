import { nearest } from "./nearest"
import { problemAt, type Problem } from "./problem"
import type { Folder } from "./read-folder"
import { collectionNouns, singleFiles } from "./noun-files"
import type { PictureUse } from "./uses"
import path from "node:path"

/** Files that other parts of the project read. */
const known = [/^social\.png$/, /^articles\/slugs\.lock\.yml$/]

const pictureFile = /\.(png|jpe?g|webp|avif)$/

/** The picture that a version belongs to: `chart.png` for `chart.dark.png`, `chart.small.png` and `chart.small.dark.png`. */
const mainOf = (file: string): string => file.replace(/(\.small)?(\.dark)?(?=\.[a-z]+$)/, "")

const homes: [RegExp, string][] = [
  [/\.yaml$/, "let its name end in .yml"],
  [/\.(PNG|JPE?G|WEBP|AVIF|gif|tiff?|bmp|heic|svg)$/i, "save it as a .png or .jpg with small letters"],
  [/^articles\//, "name an article's folder YYYY-MM-DD--its-slug and its text index.md"],
  [/^clients\//, "name it with two figures, a hyphen and small letters: 01-name.yml"],
  [/^case-studies\//, "name it with two figures, a hyphen and small letters: 01-name.yml"],
  [/^privacy\//, "name it with two figures, a hyphen and small letters: 01-name.md"],
]

const missing = (folder: Folder): Problem[] => [
  ...singleFiles
    .filter((file) => !folder.paths.includes(file))
    .map((file) => {
      const cure = `put it back: git restore content/${file}`
      return problemAt({ file: `content/${file}`, text: "" }, 0, "the file is missing", cure)
    }),
  ...collectionNouns
    .filter(({ noun }) => !folder.paths.some((file) => noun.path.test(file)))
    .map(({ folder: name, sample }) =>
      problemAt(
        { file: `content/${name}`, text: "" },
        0,
        "no file of this kind is left",
        `add one, for example ${sample}`,
      ),
    ),
]

const stray = (file: string): Problem => {
  const cure =
    homes.find(([pattern]) => pattern.test(file))?.[1] ??
    (nearest(file, singleFiles)
      ? `Did you mean \`content/${nearest(file, singleFiles) ?? ""}\`?`
      : "move it to where it belongs, or delete it")
  return problemAt({ file: `content/${file}`, text: "" }, 0, "no page reads this file", cure)
}

/** Checks that every file stands where something reads it, and that no file is gone that a page needs. */
export const checkNames = (folder: Folder, uses: readonly PictureUse[]): Problem[] => {
  const used = new Set(uses.map(({ source, src }) => path.posix.join(path.posix.dirname(source.path), src)))
  const read = new Set(folder.sources.filter(({ noun }) => noun).map((source) => source.path))
  const unread = new Set(
    folder.sources
      .filter(({ values, fault }) => (values ?? undefined) === undefined || fault)
      .map((source) => path.posix.dirname(source.path)),
  )
  const strays = folder.paths.flatMap((file) => {
    if (read.has(file) || known.some((pattern) => pattern.test(file)) || used.has(mainOf(file))) return []
    if (folder.problems.some((problem) => problem.file === `content/${file}`)) return []
    if (!pictureFile.test(file)) return [stray(file)]
    if (unread.has(path.posix.dirname(file))) return []
    const cure = "name it in a file of the same folder, or delete it"
    return [
      problemAt({ file: `content/${file}`, text: "" }, 0, "no file shows this picture", cure, "warning"),
    ]
  })
  return [...missing(folder), ...strays]
}
