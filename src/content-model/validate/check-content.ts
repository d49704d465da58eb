import { parseContentFile, type ContentFile } from "../content-file"
import { parseMarkdown, type Markdown } from "../markdown"
import { factsOf, fillAddress, fillText } from "../tokens"
import { checkBlocked, checkFile } from "./check-file"
import { imageReferences, linkReferences, visibleText, type ImageReference } from "./extract"
import { checkDates } from "./fields/check-dates"
import { checkIndustries } from "./fields/check-industries"
import { checkPolicy } from "./fields/check-policy"
import { checkImage, checkSamePictures } from "./images/check-images"
import { readImageCache, writeImageCache } from "./images/decode-image"
import { checkLink } from "./links/check-links"
import { checkNames } from "./links/check-names"
import { checkLock, checkSlugs } from "./links/check-slugs"
import { checkDuplicateIds, checkTags, strayArticles } from "./links/check-articles"
import { linkTargets } from "./links/link-targets"
import { socialPicture } from "./links/stray-files"
import { compareProblems, problemAt, type Problem } from "./problem"
import { readFolder, type Folder } from "./read-folder"
import { checkRelease } from "./text/check-unfinished"
import { hasUnknownToken } from "./text/check-tokens"

export type CheckOptions = {
  /** Also reports what must not be released: sample data and placeholders. */
  release?: boolean
  /** The day as of which articles are published or scheduled, as YYYY-MM-DD; today in UTC by default. */
  today?: string
}

type Place = Pick<ContentFile, "file" | "text">

/** Returns the problem for an exception in the check itself. */
const failure = (place: Place, error: unknown): Problem => {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ").slice(0, 200)
  const fix = "undo your last change to this file, and send it to whoever looks after the site"
  return problemAt(place, 0, `the check itself failed on this file: ${reason}`, fix)
}

/** Returns the result of `run`. If it throws, adds a problem at `place` and returns `instead`. */
const attempt = <T>(problems: Problem[], place: Place, run: () => T, instead: T): T => {
  try {
    return run()
  } catch (error) {
    if (!problems.some(({ file }) => file === place.file)) problems.push(failure(place, error))
    return instead
  }
}

const checkImages = async (
  folder: Folder,
  shown: readonly ImageReference[],
  social: readonly ImageReference[],
): Promise<Problem[]> => {
  const problems = await Promise.all([
    checkSamePictures(folder, shown),
    ...[...shown, ...social].map((image) =>
      checkImage(folder, image).catch((error: unknown) => [failure(image.source, error)]),
    ),
  ])
  return problems.flat()
}

const emptyText: Markdown = { tree: { type: "root" }, parts: [] }

/**
 * Checks the files of a folder and returns all problems, sorted. An exception in a check becomes a problem and does not stop
 * the other checks.
 */
export const checkFolder = async (folder: Folder, options: CheckOptions): Promise<Problem[]> => {
  const { release = false, today = new Date().toISOString().slice(0, 10) } = options
  const failed: Problem[] = []
  const contentFolder: Place = { file: "content", text: "" }
  const forAll = <T>(run: () => T[]) => attempt<T[]>(failed, contentFolder, run, [])
  const forEach = <T>(sources: readonly ContentFile[], run: (source: ContentFile) => T[]) =>
    sources.flatMap((source) => attempt<T[]>(failed, source, () => run(source), []))

  const { sources } = folder
  const typed = sources.filter(({ contentType }) => contentType)
  const parsed = new Map(
    sources.map((source) => [
      source,
      source.body === "" ? emptyText : attempt(failed, source, () => parseMarkdown(source.body), emptyText),
    ]),
  )
  const textOf = (source: ContentFile) => parsed.get(source) ?? emptyText
  const unreadable = new Set(folder.problems.map(({ file }) => file))
  const decoded = sources.filter(({ file }) => !unreadable.has(file))
  const blocked = new Set([
    ...sources.filter(({ file }) => unreadable.has(file)),
    ...forEach(decoded, (source) => (checkBlocked(source).length > 0 ? [source] : [])),
  ])
  const readable = typed.filter(
    (source) => !blocked.has(source) && !failed.some(({ file }) => file === source.file),
  )
  const facts = factsOf(sources.find(({ path }) => path === "site.yml")?.values)
  const targets = linkTargets(parsed, today, folder.paths, blocked)
  const images = forEach(typed, (source) => imageReferences(source, textOf(source).parts))
  const links = forEach(readable, (source) => linkReferences(source, textOf(source).parts))
    .filter(({ href }) => !hasUnknownToken(href, facts))
    .map((link) => ({ ...link, href: fillAddress(link.href, facts), words: fillText(link.words, facts) }))
  const shown = images.filter(({ source }) => !blocked.has(source))
  const social = folder.paths
    .filter((file) => file === socialPicture)
    .map((file) => ({ source: parseContentFile(file, ""), offset: 0, src: `./${file}`, field: false }))
  const imageProblems = await checkImages(folder, shown, social)
  const problems = [
    ...folder.problems,
    ...forEach(decoded, (source) => checkFile(source, textOf(source), facts)),
    ...forEach(readable, (source) => checkDates(source, today)),
    ...forAll(() => checkNames(folder, images, blocked)),
    ...forAll(() => checkDuplicateIds(typed)),
    ...[checkIndustries, checkTags].flatMap((check) => forAll(() => check(readable))),
    ...forAll(() => checkPolicy(readable, typed)),
    ...forAll(() => checkLock(folder.paths, sources)),
    ...forAll(() => checkSlugs(sources, strayArticles(folder.paths))),
    ...links.flatMap((link) => attempt(failed, link.source, () => checkLink(link, targets, folder.root), [])),
    ...imageProblems,
    ...(release
      ? forEach(readable, (source) => checkRelease(source, visibleText(source, textOf(source).tree)))
      : []),
    ...failed,
  ]
  return problems.sort(compareProblems)
}

/**
 * Checks a content folder and returns all problems, sorted. Uses no network. Never rejects: an exception becomes a problem.
 * @param root the path of the content folder
 */
export const checkContent = async (root: string, options: CheckOptions = {}): Promise<Problem[]> => {
  try {
    await readImageCache(root)
    const problems = await checkFolder(await readFolder(root), options)
    await writeImageCache(root)
    return problems
  } catch (error) {
    return [failure({ file: "content", text: "" }, error)]
  }
}
