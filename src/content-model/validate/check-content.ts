import { checkConsistency } from "./fields/check-consistency"
import { checkDates } from "./fields/check-dates"
import { checkDuplicates } from "./fields/check-duplicates"
import { checkBlocked, checkFile } from "./check-file"
import { checkLink } from "./links/check-links"
import { checkNames } from "./links/check-names"
import { checkImage } from "./images/check-images"
import { checkRelease } from "./fields/check-release"
import { checkLock, checkSlugs } from "./links/check-slugs"
import { hasUnknownToken } from "./text/check-tokens"
import { recallImages, storeImages } from "./images/decode-image"
import { parseMarkdown, type Markdown } from "./text/markdown"
import { compareProblems, problemAt, type Problem } from "./problem"
import { visibleText } from "./text/visible-text"
import { readFolder, type Folder } from "./read-folder"
import { linkTargets } from "./links/link-targets"
import type { Source } from "./source"
import { factsOf, fillAddress } from "../tokens"
import { strayFolders } from "./stray-folders"
import { linkReferences, imageReferences } from "./links/references"

export type CheckOptions = {
  /** Also list what must not go live: sample data and placeholders. */
  release?: boolean
  /** The day that decides which articles are published, as YYYY-MM-DD; today if not given. */
  today?: string
}

type Placed = { file: string; text: string }

/** The message for an exception in the check, which must never stop the check of all other files. */
const failure = (place: Placed, error: unknown): Problem => {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ").slice(0, 200)
  const fix = "undo your last change to this file, and send it to whoever looks after the site"
  return problemAt(place, 0, `the check itself failed on this file: ${reason}`, fix)
}

/** What `run` gives, or a problem at `place` where it throws; the list then also has `instead`. */
const guarded = <T>(problems: Problem[], place: Placed, run: () => T, instead: T): T => {
  try {
    return run()
  } catch (error) {
    if (!problems.some(({ file }) => file === place.file)) problems.push(failure(place, error))
    return instead
  }
}

const emptyText: Markdown = { tree: { type: "root" }, parts: [] }

/**
 * Checks the files of a folder that was read, and gives all problems, sorted.
 * @param options as of `checkContent`
 */
export const checkFolder = async (folder: Folder, options: CheckOptions): Promise<Problem[]> => {
  const { release = false, today = new Date().toISOString().slice(0, 10) } = options
  const failed: Problem[] = []
  const whole: Placed = { file: "content", text: "" }
  const forAll = <T>(run: () => T[]) => guarded<T[]>(failed, whole, run, [])
  const forEach = <T>(sources: readonly Source[], run: (source: Source) => T[]) =>
    sources.flatMap((source) => guarded<T[]>(failed, source, () => run(source), []))

  const { sources } = folder
  const nounFiles = sources.filter(({ noun }) => noun)
  const parsed = new Map(
    sources.map((source) => [
      source,
      source.body === "" ? emptyText : guarded(failed, source, () => parseMarkdown(source.body), emptyText),
    ]),
  )
  const textOf = (source: Source) => parsed.get(source) ?? emptyText
  const blocked = new Set(forEach(sources, (source) => (checkBlocked(source).length > 0 ? [source] : [])))
  const readable = nounFiles.filter(
    (source) => !blocked.has(source) && !failed.some(({ file }) => file === source.file),
  )
  const facts = factsOf(sources.find(({ path }) => path === "site.yml")?.values)
  const map = linkTargets(parsed, today, folder.paths, blocked)
  const pictures = forEach(nounFiles, (source) => imageReferences(source, textOf(source).parts))
  const links = forEach(readable, (source) => linkReferences(source, textOf(source).parts))
    .filter(({ href }) => !hasUnknownToken(href, facts))
    .map((use) => ({ ...use, href: fillAddress(use.href, facts) }))
  const shown = pictures.filter(({ source }) => !blocked.has(source))
  const pictureProblems = await Promise.all(
    shown.map((use) => checkImage(folder, use).catch((error: unknown) => [failure(use.source, error)])),
  )
  const problems = [
    ...folder.problems,
    ...forEach(sources, (source) => checkFile(source, textOf(source), facts, release)),
    ...forEach(readable, (source) => checkDates(source, today)),
    ...forAll(() => checkNames(folder, pictures)),
    ...forAll(() => checkDuplicates(nounFiles)),
    ...forAll(() => checkConsistency(readable)),
    ...forAll(() => checkLock(folder.paths, sources)),
    ...forAll(() => checkSlugs(sources, strayFolders(folder.paths))),
    ...links.flatMap((use) => guarded(failed, use.source, () => checkLink(use, map, folder.root), [])),
    ...pictureProblems.flat(),
    ...(release
      ? forEach(readable, (source) => checkRelease(source, visibleText(source, textOf(source).tree)))
      : []),
    ...failed,
  ]
  return problems.sort(compareProblems)
}

/**
 * Checks everything below a content folder and gives all problems, sorted. Reads files only; asks nothing of the network.
 * Never rejects: an exception becomes a problem that names the file.
 * @param root the content folder
 */
export const checkContent = async (root: string, options: CheckOptions = {}): Promise<Problem[]> => {
  try {
    await recallImages(root)
    const problems = await checkFolder(await readFolder(root), options)
    await storeImages(root)
    return problems
  } catch (error) {
    return [failure({ file: "content", text: "" }, error)]
  }
}
