import type { Problem } from "../../src/content-model/validate/problem"

/** First line of the comment, by which the workflow finds it again. */
const mark = "<!-- content-check -->"

/** Escapes markdown, HTML and @mentions. */
const escapeMarkdown = (text: string) =>
  text.replace(/[\\`*_{}[\]<>#|~&!]/g, "\\$&").replaceAll("@", "@<!-- -->")

const sentence = (text: string) => (/[.?!]$/.test(text) ? escapeMarkdown(text) : `${escapeMarkdown(text)}.`)

/** Escapes each part of a path. */
const escapePath = (path: string) => path.split("/").map(encodeURIComponent).join("/")

const placeOf = ({ file, line, words }: Problem, editor: string | undefined) => {
  const label = `\`${file}\`, line ${line}`
  const quotation = words && `, “${escapeMarkdown(words)}”`
  return (editor ? `[${label}](<${editor}/${escapePath(file)}#L${line}>)` : label) + quotation
}

const itemOf = (problem: Problem, index: number, editor: string | undefined) =>
  `${index + 1}. ${placeOf(problem, editor)}: ${sentence(problem.message)}\n   **What to do:** ${sentence(problem.fix)}`

/** Problems per list; keeps the comment below GitHub's limit of 65,536 characters. */
const longestList = 50

const listOf = (problems: readonly Problem[], editor: string | undefined) => {
  const items = problems.slice(0, longestList).map((problem, index) => itemOf(problem, index, editor))
  const more = problems.length - items.length
  return [...items, ...(more > 0 ? [`\nAnd ${more} more, which are listed once these are fixed.`] : [])].join(
    "\n",
  )
}

const title = (errors: number, { build }: CommentPlace): string => {
  if (errors === 1) return "One error to fix"
  if (errors > 1) return `${errors} errors to fix`
  return build === "failure" ? "The site cannot be built from this" : "The content is in order"
}

const lead = (errors: number, { build, editor, log }: CommentPlace): string => {
  if (errors > 0) {
    const how = editor ? " A link opens the file at the place; save it with “Commit changes”." : ""
    return `The site stays as it is until ${errors === 1 ? "this is" : "these are"} fixed.${how} Then this comment is updated.`
  }
  if (build === undefined) return "Every file was checked."
  if (build === "success") return "Every file was checked, and the site can be built."
  const messages = log ? `[the messages of this run](${log})` : "the messages of this run"
  return `Each file is in order by itself, but the site could not be built, or a page of it has an error. Please show ${messages} to a developer.`
}

/** Returns the result of the content check as a comment on a pull request, in markdown. */
export const pullRequestComment = (problems: readonly Problem[], place: CommentPlace = {}): string => {
  const errors = problems.filter(({ severity }) => severity === "error")
  const warnings = problems.filter(({ severity }) => severity === "warning")
  return [
    mark,
    `### ${title(errors.length, place)}`,
    lead(errors.length, place),
    ...(errors.length > 0 ? [listOf(errors, place.editor)] : []),
    ...(warnings.length > 0
      ? ["#### Warnings: these do not stop the site", listOf(warnings, place.editor)]
      : []),
    "",
  ].join("\n\n")
}

/** Reads the context of the comment from environment variables. */
export const commentPlace = (env: NodeJS.ProcessEnv) => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  const { HEAD_REPOSITORY: head, HEAD_BRANCH: branch, CONTENT_TESTS: tests } = env
  return {
    /** The address at which files are edited, for example `https://github.com/owner/name/edit/branch`. */
    editor: server && head && branch ? `${server}/${head}/edit/${escapePath(branch)}` : undefined,
    /** The page with the messages of the whole run. */
    log: server && repository && run ? `${server}/${repository}/actions/runs/${run}` : undefined,
    /** The result of `npm test -- content`: check, build and tests of the built pages. Undefined where it did not run. */
    build: tests === "success" || tests === "failure" ? tests : undefined,
  }
}

type CommentPlace = Partial<ReturnType<typeof commentPlace>>
