import { slugify } from "../../site/slugify"
import { closestMatch } from "./closest-match"

/** The words of a folder's name without a date in any form. */
const wordsOf = (folder: string) =>
  slugify(folder.replace(/^\D{0,3}\d{2,4}(?:\D?\d{1,2}){0,2}\D+/, ""), new Set())

/** Whether a misnamed folder was probably meant to have this slug. */
export const resembles = (slug: string, folder: string): boolean =>
  slug !== "" &&
  (slugify(folder, new Set()).endsWith(slug) || closestMatch(wordsOf(folder), [slug]) !== undefined)

/** Folders below `articles/` in which no article is found. */
export const strayFolders = (paths: readonly string[]): string[] => {
  const isArticle = (path: string) => /^articles\/\d{4}-\d\d-\d\d--[a-z0-9-]+\/index\.md$/.test(path)
  const folders = paths.flatMap((path) => /^articles\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(folders)].filter(
    (folder) => !paths.some((path) => path.startsWith(`articles/${folder}/`) && isArticle(path)),
  )
}
