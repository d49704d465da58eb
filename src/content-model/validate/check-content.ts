import { isDraft, siteOf, type ContentFile } from "../content-file"
import { tokenValuesOf } from "../tokens"
import { checkFields } from "./check-fields"
import { checkFiles } from "./check-files"
import { checkHtml } from "./check-html"
import { checkLink } from "./check-links"
import { checkMarkdown } from "./check-markdown"
import { checkPicture, checkUnnamedPictures } from "./check-pictures"
import { checkPolicy } from "./check-policy"
import { checkDownloads, checkDraft, checkSecrets } from "./check-private"
import { checkBody, checkReadable } from "./check-readable"
import { checkRelease } from "./check-release"
import { checkPublishedSlugs, checkUniqueSlugs } from "./check-slugs"
import { checkTokens } from "./check-tokens"
import { checkYaml } from "./check-yaml"
import { linkTargets } from "./link-targets"
import { compareProblems, fileProblem, type Problem } from "./problem"
import { readFolder, type Folder } from "./read-folder"
import { linksIn, picturesIn } from "./references"

export type CheckOptions = {
  /** Also reports what must not be released: samples and placeholders. */
  release?: boolean
  /** The day as of which articles are published or scheduled, as YYYY-MM-DD; today in UTC by default. */
  today?: string
}

/** Checks the files of a folder and returns all problems, errors first. */
export const checkFolder = async (folder: Folder, options: CheckOptions): Promise<Problem[]> => {
  const { release = false, today = new Date().toISOString().slice(0, 10) } = options
  const unreadable = folder.sources.flatMap(checkReadable)
  const isReadable = ({ file }: ContentFile) => !unreadable.some((problem) => problem.file === file)
  // Files that no page reads are reported as such.
  const files = folder.sources.filter((source) => source.contentType && isReadable(source))
  const tokenValues = tokenValuesOf(siteOf(files)?.values)
  const targets = linkTargets(folder, tokenValues, today)
  const pictures = files.flatMap(picturesIn)
  const links = files.flatMap((source) => linksIn(source, tokenValues))

  const problems = [
    // A file can be read.
    ...folder.problems,
    ...unreadable,
    ...files.flatMap(checkYaml),
    ...files.flatMap(checkFields),
    ...files.flatMap(checkBody),
    // The files, links and facts that a page needs exist.
    ...checkFiles(folder, pictures),
    ...(await Promise.all(pictures.map((picture) => checkPicture(folder, picture)))).flat(),
    ...(await checkUnnamedPictures(folder)),
    ...links.flatMap((link) => checkLink(link, targets)),
    ...files.flatMap((source) => checkTokens(source, files, tokenValues)),
    // Addresses last.
    ...checkUniqueSlugs(folder),
    ...checkPublishedSlugs(folder),
    // Markup neither loses text nor harms.
    ...files.flatMap(checkHtml),
    ...files.flatMap(checkMarkdown),
    // Nothing private goes out.
    ...files.flatMap(checkSecrets),
    ...files.flatMap(checkDraft),
    ...(await checkDownloads(folder)),
    // The policy is true.
    ...checkPolicy(folder),
    // A release has nothing of the sample.
    ...(release ? files.flatMap(checkRelease) : []),
  ]
  // A draft may be unfinished, and is not released.
  const drafts = new Set(files.filter(isDraft).map(({ file }) => file))
  return problems
    .map((problem) => (drafts.has(problem.file) ? { ...problem, severity: "warning" as const } : problem))
    .sort(compareProblems)
}

/** Checks the content folder at `root` and returns all problems, errors first. Uses no network, and never rejects. */
export const checkContent = async (root: string, options: CheckOptions = {}): Promise<Problem[]> => {
  try {
    return await checkFolder(await readFolder(root), options)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const fix = "undo your last change, and send this message to whoever looks after the site"
    return [fileProblem("", `the check itself failed: ${reason}`, fix)]
  }
}
