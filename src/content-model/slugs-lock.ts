import { appendFile } from "node:fs/promises"
import path from "node:path"
import { isDraft, filesOfType, slugsOf, textAt, valueAt, type ContentFile } from "./content-file"

/** The list of published addresses, in `content/`. It protects them when a folder is renamed. */
export const slugsLock = "articles/slugs.lock.yml"

export const lockOf = (sources: readonly ContentFile[]): ContentFile | undefined =>
  sources.find(({ path: file }) => file === slugsLock)

export const listedSlugs = (lock: ContentFile): string[] => [lock.values ?? []].flat().map(String)

/** Returns true for an article that is public on `today` and not from the sample, which is never released. */
const isPublished = (article: ContentFile, today: string): boolean =>
  !isDraft(article) && valueAt(article, ["sample"]) !== true && textAt(article, ["date"]) <= today

/**
 * Adds the addresses of published articles to the list, for content without errors.
 * @returns the added addresses
 */
export const keepSlugs = async (
  content: string,
  sources: readonly ContentFile[],
  today: string,
): Promise<string[]> => {
  const lock = lockOf(sources)
  if (!lock) return []
  const listed = listedSlugs(lock)
  const published = filesOfType(sources, "Article").filter((article) => isPublished(article, today))
  const added = published.flatMap(slugsOf).filter((slug) => !listed.includes(slug))
  if (added.length > 0) {
    await appendFile(path.join(content, slugsLock), added.map((slug) => `- ${slug}\n`).join(""))
  }
  return added
}
