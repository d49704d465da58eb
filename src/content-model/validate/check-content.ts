import { articlePath } from "../../site/routes"
import { parseContentFile, type ContentFile } from "../content-file"
import { fileSchema } from "../content-types"
import { parseMarkdown, type Markdown } from "../markdown"
import { bracedWord, tokenValuesOf, fillAddress, tokenFields, type TokenValues, type Token } from "../tokens"
import { checkBlocked, checkFile } from "./check-file"
import { imageReferences, linkReferences } from "./references"
import { checkDates } from "./fields/check-dates"
import { checkIndustries } from "./fields/check-industries"
import { checkPolicy } from "./fields/check-policy"
import { checkDuplicateIds, checkFolders, checkTags } from "./files/check-articles"
import { checkNames, socialPicture } from "./files/check-names"
import { checkSlugs } from "./files/check-slugs"
import { checkStatic } from "./files/check-static"
import { checkImage, checkMark } from "./images/check-images"
import { checkLink } from "./links/check-links"
import { linkTargets } from "./links/link-targets"
import { compareProblems, problemAt, type Problem } from "./problem"
import { readFolder, type Folder } from "./read-folder"
import { checkSamples, sampleKeys } from "./text/check-samples"
import { checkRelease } from "./text/check-unfinished"
import { visibleText } from "./text/readable-text"

export type CheckOptions = {
  /** Also reports what must not be released: sample data and placeholders. */
  release?: boolean
  /** The day as of which articles are published or scheduled, as YYYY-MM-DD; today in UTC by default. */
  today?: string
  /** The keys of the texts and pictures of the sample content. */
  samples?: ReadonlySet<string>
}

type Place = Pick<ContentFile, "file" | "text">

/** Returns the problem for an exception in the check itself. */
const failure = (place: Place, error: unknown): Problem => {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 200)
  const fix = "undo your last change to this file, and send it to whoever looks after the site"
  return problemAt(place, 0, `the check itself failed on this file: ${reason}`, fix)
}

const folderPlace: Place = { file: "content", text: "" }

/** Returns the result of `run`, or the problem for its exception. */
const attempt = (place: Place, run: () => Problem[]): Problem[] => {
  try {
    return run()
  } catch (error) {
    return [failure(place, error)]
  }
}

/** Returns the problems that `check` reports for each file. */
const forEach = (files: readonly ContentFile[], check: (source: ContentFile) => Problem[]): Problem[] =>
  files.flatMap((source) => attempt(source, () => check(source)))

/**
 * Returns the token values in `site.yml` that are valid. The others are reported there, and not where they are
 * used.
 */
const validTokenValues = (site: ContentFile | undefined): TokenValues => {
  const tokenValues = tokenValuesOf(site?.values)
  const issues = site?.contentType && fileSchema(site.contentType).safeParse(site.values).error?.issues
  const wrong = (issues ?? []).map(({ path }) => path.join("."))
  const isWrong = (token: string) => {
    const field = tokenFields[token as Token]
    return wrong.some((path) => path === field || path.startsWith(`${field}.`))
  }
  return Object.fromEntries(Object.entries(tokenValues).filter(([token]) => !isWrong(token)))
}

/**
 * Checks the files of a folder and returns all problems, sorted. An exception in a check becomes a problem and does not
 * stop the other checks.
 */
export const checkFolder = async (folder: Folder, options: CheckOptions): Promise<Problem[]> => {
  const { release = false, samples = sampleKeys, today = new Date().toISOString().slice(0, 10) } = options
  const { sources } = folder
  const unreadable = new Set(folder.problems.map(({ file }) => file))
  const decoded = sources.filter(({ file }) => !unreadable.has(file))
  const blocking = [...folder.problems, ...forEach(decoded, checkBlocked)]
  const blockedFiles = new Set(blocking.map(({ file }) => file))
  const blocked = new Set(sources.filter(({ file }) => blockedFiles.has(file)))
  const unblocked = sources.filter((source) => !blocked.has(source))
  const typed = sources.filter(({ contentType }) => contentType)
  const readable = unblocked.filter(({ contentType }) => contentType)
  const parsed = new Map<ContentFile, Markdown>(sources.map((source) => [source, parseMarkdown(source.body)]))
  const markdownOf = (source: ContentFile) => parsed.get(source) ?? parseMarkdown("")
  const tokenValues = validTokenValues(sources.find(({ path }) => path === "site.yml"))

  const targets = linkTargets(parsed, blocked, tokenValues, folder.downloads, today)
  const images = typed.flatMap((source) => imageReferences(source, markdownOf(source).parts))
  const social = {
    source: parseContentFile(socialPicture, ""),
    offset: 0,
    src: `./${socialPicture}`,
    field: true,
  }
  const shown = images.filter(({ source }) => !blocked.has(source))
  const folders = checkFolders(folder)
  const links = readable
    .flatMap((source) => linkReferences(source, markdownOf(source).parts))
    .map((link) => ({ ...link, href: fillAddress(link.href, tokenValues) }))
    // A token that is left has no valid value. An article in a misnamed folder has no page.
    .filter(
      ({ href }) => href.search(bracedWord) < 0 && !(folders.length > 0 && href.startsWith(articlePath(""))),
    )

  const forAll = (check: () => Problem[]) => attempt(folderPlace, check)
  const pictures = [...shown, ...(folder.paths.has(socialPicture) ? [social] : [])].map((image) =>
    checkImage(folder, image).catch((error: unknown) => [failure(image.source, error)]),
  )
  const releaseProblems = async (source: ContentFile): Promise<Problem[]> => {
    const words = visibleText(source, markdownOf(source).tree)
    const linksHere = links.filter((link) => link.source === source)
    const left = await checkSamples(folder, source, words, samples).catch((error: unknown) => [
      failure(source, error),
    ])
    return [...attempt(source, () => checkRelease(source, words, linksHere)), ...left]
  }
  const names = forAll(() => checkNames(folder, images))
  // A file whose name is wrong is reported once.
  const publicFiles = (await checkStatic(folder)).filter(
    ({ file }) => !names.some((each) => each.file === file),
  )
  const problems = [
    ...blocking,
    ...folders,
    ...forEach(unblocked, (source) => checkFile(source, markdownOf(source), tokenValues, release)),
    ...forEach(readable, (source) => checkDates(source, today)),
    ...names,
    ...forAll(() => checkDuplicateIds(typed)),
    ...forAll(() => checkTags(readable)),
    ...forAll(() => checkIndustries(readable)),
    ...forAll(() => checkPolicy(readable, typed, folder.migrations)),
    ...forAll(() => (folders.length > 0 ? [] : checkSlugs(sources))),
    ...links.flatMap((link) => attempt(link.source, () => checkLink(link, targets))),
    ...(await Promise.all(pictures)).flat(),
    ...(await checkMark(folder)),
    ...publicFiles,
    ...(await Promise.all(release ? readable.map(releaseProblems) : [])).flat(),
  ]
  return problems.sort(compareProblems)
}

/**
 * Checks a content folder and returns all problems, sorted. Uses no network. Never rejects: an exception becomes a
 * problem.
 * @param root the path of the content folder
 */
export const checkContent = async (root: string, options: CheckOptions = {}): Promise<Problem[]> => {
  try {
    return await checkFolder(await readFolder(root), options)
  } catch (error) {
    return [failure(folderPlace, error)]
  }
}
