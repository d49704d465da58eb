import { articlePath } from "../../site/routes"
import { isDraft, siteOf, type ContentFile } from "../content-file"
import { bracedWord, fillAddress, tokenFields, tokenValuesOf, type Token, type TokenValues } from "../tokens"
import { checkFile, checkWholeFile } from "./check-file"
import { imageReferences, linkReferences } from "./references"
import { checkAddress } from "./fields/check-address"
import { checkDates } from "./fields/check-dates"
import { checkEmailDomain, checkHostAddress } from "./fields/check-domains"
import { checkIndustries } from "./fields/check-industries"
import { checkOpeningHours } from "./fields/check-opening-hours"
import { checkPhone } from "./fields/check-phone"
import { checkPolicy } from "./fields/check-policy"
import { checkArticleFolders } from "./files/check-article-folders"
import { checkDuplicates } from "./files/check-duplicates"
import { checkFiles } from "./files/check-files"
import { checkSlugs } from "./files/check-slugs"
import { checkStatic } from "./files/check-static"
import { checkTags } from "./files/check-tags"
import { checkImage, checkMark, checkSocialPicture } from "./images/check-images"
import { checkLink, checkUnlinkedPages } from "./links/check-links"
import { linkTargets } from "./links/link-targets"
import { compareProblems, problemAt, type Problem } from "./problem"
import { readFolder, type Folder } from "./read-folder"
import { checkRelease } from "./text/check-release"

export type CheckOptions = {
  /** Also reports what must not be released: sample data and placeholders. */
  release?: boolean
  /** The day as of which articles are published or scheduled, as YYYY-MM-DD; today in UTC by default. */
  today?: string
}

/** The checks of `content/site.yml` on its own. */
const siteChecks = [checkAddress, checkEmailDomain, checkHostAddress, checkPhone, checkOpeningHours]

const folderPlace = { file: "content", text: "" }

/** Returns the problems that `check` reports; an exception becomes a problem at `place`. */
const attempt = async (
  place: typeof folderPlace,
  check: () => Problem[] | Promise<Problem[]>,
): Promise<Problem[]> => {
  try {
    return await check()
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 200)
    const fix = "undo your last change to this file, and send this message to whoever looks after the site"
    return [problemAt(place, 0, `the check itself failed on this file: ${reason}`, fix)]
  }
}

/** Returns the valid token values of `site.yml`. The others are reported there, and not where they are used. */
const validTokenValues = (site: ContentFile | undefined): TokenValues => {
  const issues = site?.contentType?.schema.safeParse(site.values).error?.issues
  const wrong = (issues ?? []).map(({ path }) => `${path.join(".")}.`)
  const isValid = (token: Token) => !wrong.some((path) => path.startsWith(`${tokenFields[token]}.`))
  const values = Object.entries(tokenValuesOf(site?.values))
  return Object.fromEntries(values.filter(([token]) => isValid(token as Token)))
}

/** Checks the files of a folder and returns all problems, sorted. An exception in a check becomes a problem. */
export const checkFolder = async (folder: Folder, options: CheckOptions): Promise<Problem[]> => {
  const { release = false, today = new Date().toISOString().slice(0, 10) } = options
  const { sources } = folder
  const wholeFile = await Promise.all(sources.map((source) => attempt(source, () => checkWholeFile(source))))
  const unreadable = new Set(wholeFile.flat().map(({ file }) => file))
  const readable = sources.filter(({ file }) => !unreadable.has(file))
  const used = readable.filter(({ contentType }) => contentType)
  const site = siteOf(sources)
  const tokenValues = validTokenValues(site)
  const targets = linkTargets(sources, unreadable, tokenValues, folder.downloads, today)
  const misnamed = checkArticleFolders(folder)
  const images = used.flatMap(imageReferences)
  const links = used
    .flatMap(linkReferences)
    .map((link) => ({ ...link, href: fillAddress(link.href, tokenValues) }))
    // A token that is left has no valid value. An article in a misnamed folder has no page.
    .filter(({ href }) => href.search(bracedWord) < 0)
    .filter(({ href }) => misnamed.length === 0 || !href.startsWith(articlePath("")))

  const folderChecks = [
    () => checkFiles(folder, images, unreadable),
    () => checkDuplicates(sources),
    () => checkTags(used),
    ...(site && used.includes(site) ? siteChecks.map((check) => () => check(site, tokenValues)) : []),
    () => checkIndustries(used),
    () => checkPolicy(used, sources, folder.migrations),
    () => (misnamed.length > 0 ? [] : checkSlugs(sources)),
    () => checkSocialPicture(folder),
    () => checkMark(folder),
    () => checkStatic(folder),
    () => checkUnlinkedPages(used, links),
  ]
  const attemptFile = async (source: ContentFile, check: () => Problem[] | Promise<Problem[]>) => {
    const problems = await attempt(source, check)
    // A draft may be unfinished.
    return isDraft(source) ? problems.map((each) => ({ ...each, severity: "warning" as const })) : problems
  }
  const found = await Promise.all([
    ...folderChecks.map((check) => attempt(folderPlace, check)),
    ...readable.map((source) => attemptFile(source, () => checkFile(source, site, tokenValues, release))),
    ...readable.map((source) => attemptFile(source, () => checkDates(source, today))),
    ...links.map((link) => attemptFile(link.source, () => checkLink(link, targets))),
    ...images.map((image) => attemptFile(image.source, () => checkImage(folder, image))),
    ...(release ? used.map((source) => attempt(source, () => checkRelease(source))) : []),
  ])
  return [...folder.problems, ...misnamed, ...[...wholeFile, ...found].flat()].sort(compareProblems)
}

/** Checks the content folder at `root` and returns all problems, sorted. Uses no network, and never rejects. */
export const checkContent = async (root: string, options: CheckOptions = {}): Promise<Problem[]> =>
  attempt(folderPlace, async () => checkFolder(await readFolder(root), options))
