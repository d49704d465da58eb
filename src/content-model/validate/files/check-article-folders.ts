import path from "node:path"
import { slugify } from "../../../site/slugify"
import { isRead } from "../../content-types"
import { fileProblem, type Problem } from "../problem"
import type { Folder } from "../read-folder"

/** Returns the names of the folders in `articles/` in which no page finds an article. */
export const strayFolders = (paths: ReadonlySet<string>): string[] => {
  const folders = new Set([...paths].flatMap((file) => /^articles\/([^/]+)\//.exec(file)?.[1] ?? []))
  return [...folders].filter(
    (folder) => !isRead(`articles/${folder}/index.md`) || !paths.has(`articles/${folder}/index.md`),
  )
}

/** Returns a name for an article's folder, with the date and the words of its present name. */
const folderName = (folder: string): string => {
  const [date = "YYYY-MM-DD"] = /^\d{4}-\d\d-\d\d/.exec(folder) ?? []
  return `${date}--${slugify(folder.replace(/^[^\p{L}]+/u, "") || "its-title")}`
}

/** Reports the folders in `articles/` whose article has no page, because the folder or its text is misnamed. */
export const checkArticleFolders = ({ paths }: Folder): Problem[] =>
  strayFolders(paths).map((folder) => {
    const files = [...paths].filter((file) => file.startsWith(`articles/${folder}/`))
    const text = files.find((file) => /\.(?:mdx?|markdown|txt)$/i.test(file))
    const place = text ?? `articles/${folder}`
    if (!isRead(`articles/${folder}/index.md`)) {
      const fix = `name it with the date, two hyphens, small letters and single hyphens: ${folderName(folder)}`
      return fileProblem(place, `the folder ${folder} is not named like an article's folder`, fix)
    }
    const other = files.find((file) => /\.(?:docx?|odt|pages|pdf|rtf)$/i.test(file))
    const withoutText = other
      ? `copy the words of ${path.posix.basename(other)} into index.md, below fields as in another article`
      : "put it back, or delete the folder"
    const fix = text ? "give this file the name index.md" : withoutText
    return fileProblem(place, `the folder ${folder} has no index.md`, fix)
  })
