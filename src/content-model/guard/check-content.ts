import { checkDuplicates } from "./check-duplicates"
import { checkFile } from "./check-file"
import { checkLinks } from "./check-links"
import { checkNames } from "./check-names"
import { checkPictures } from "./check-pictures"
import { checkRelease } from "./check-release"
import { checkSlugs } from "./check-slugs"
import { partsOf } from "./markdown"
import { compareProblems, type Problem } from "./problem"
import { readFolder } from "./read-folder"
import { siteMap } from "./site-map"
import { linksOf, picturesOf } from "./uses"

export type CheckOptions = {
  /** Also list what must not go live: sample data and placeholders. */
  release?: boolean
  /** The day that decides which articles are published, as YYYY-MM-DD; today if not given. */
  today?: string
}

/**
 * Checks everything below a content folder and gives all problems, sorted. Reads files only; asks nothing of the network.
 * @param root the content folder
 */
export const checkContent = async (root: string, options: CheckOptions = {}): Promise<Problem[]> => {
  const { release = false, today = new Date().toISOString().slice(0, 10) } = options
  const folder = await readFolder(root)
  const nounFiles = folder.sources.filter(({ noun }) => noun)
  const parsed = new Map(
    folder.sources.map((source) => [source, source.body === "" ? [] : partsOf(source.body)]),
  )
  const map = siteMap(parsed, today)
  const partsFor = (source: (typeof folder.sources)[number]) => parsed.get(source) ?? []
  const pictures = nounFiles.flatMap((source) => picturesOf(source, partsFor(source)))
  const links = nounFiles.flatMap((source) => linksOf(source, partsFor(source)))
  const problems = [
    ...folder.problems,
    ...folder.sources.flatMap((source) => checkFile(source, partsFor(source))),
    ...checkNames(folder, pictures),
    ...checkDuplicates(nounFiles),
    ...checkSlugs(folder.sources),
    ...checkLinks(links, map, root),
    ...(await checkPictures(folder, pictures)),
    ...(release ? nounFiles.flatMap(checkRelease) : []),
  ]
  return problems.sort(compareProblems)
}
