import type { Problem } from "../../src/content-model/validate/problem"

/** Where the comment stands: what GitHub Actions tells a workflow in environment variables. */
export type CommentPlace = {
  /** The address at which files are edited, for example `https://github.com/owner/name/edit/branch`. */
  editor?: string | undefined
  /** The page with the messages of the whole run. */
  log?: string | undefined
  /** How the later steps ended, where they ran: the build and the links of the built pages. */
  build?: "success" | "failure" | undefined
}

/** The comment is found again by this line, and updated at the next push. */
const mark = "<!-- content-check -->"

/** Text in which no sign of a message counts as markdown or HTML, and no name notifies anybody. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|~&!]/g, "\\$&").replaceAll("@", "@<!-- -->")

const sentence = (text: string) => (/[.?!]$/.test(text) ? plain(text) : `${plain(text)}.`)

/** A part of an address in which no sign ends a markdown link. */
const inAddress = (text: string) =>
  encodeURIComponent(text).replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"))

const placeOf = ({ file, line }: Problem, editor: string | undefined) => {
  const words = `\`${file}\`, line ${line}`
  const address = editor && `${editor}/${file.split("/").map(inAddress).join("/")}#L${line}`
  return address ? `[${words}](${address})` : words
}

const itemOf = (problem: Problem, index: number, editor: string | undefined) =>
  `${index + 1}. ${placeOf(problem, editor)}: ${sentence(problem.message)}\n   **What to do:** ${sentence(problem.fix)}`

/** GitHub takes comments of 65,536 characters. */
const longestList = 50

const listOf = (problems: readonly Problem[], editor: string | undefined) => {
  const items = problems.slice(0, longestList).map((problem, index) => itemOf(problem, index, editor))
  const more = problems.length - items.length
  return [...items, ...(more > 0 ? [`\nAnd ${more} more, which are listed once these are fixed.`] : [])].join(
    "\n",
  )
}

const title = (errors: number, { build }: CommentPlace): string => {
  if (errors === 1) return "One mistake to fix"
  if (errors > 1) return `${errors} mistakes to fix`
  return build === "failure" ? "The site cannot be built from this" : "The content is in order"
}

const lead = (errors: number, { build, editor, log }: CommentPlace): string => {
  if (errors > 0) {
    const how = editor ? " A link opens the file at the place; save it with “Commit changes”." : ""
    return `The site stays as it is until ${errors === 1 ? "this is" : "these are"} fixed.${how} Then this comment is updated.`
  }
  if (build === undefined) return "Every file was checked."
  if (build === "success") return "Every file was checked, and the site can be built from them."
  const messages = log ? `[the messages of this run](${log})` : "the messages of this run"
  return `Each file is in order by itself, but the site could not be built, or a page of it has a mistake. Please show ${messages} to a developer.`
}

/** The result of the content check in plain words, as the markdown of a comment on a pull request. */
export const pullRequestComment = (problems: readonly Problem[], place: CommentPlace = {}): string => {
  const errors = problems.filter(({ severity }) => severity === "error")
  const warnings = problems.filter(({ severity }) => severity === "warning")
  return [
    mark,
    `### ${title(errors.length, place)}`,
    lead(errors.length, place),
    ...(errors.length > 0 ? [listOf(errors, place.editor)] : []),
    ...(warnings.length > 0
      ? ["#### To look at; these do not stop the site", listOf(warnings, place.editor)]
      : []),
    "",
  ].join("\n\n")
}

/** Reads the place of the comment from the variables that the workflow sets. */
export const commentPlace = (env: NodeJS.ProcessEnv): CommentPlace => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  const { HEAD_REPOSITORY: head, HEAD_BRANCH: branch, CONTENT_LANE: lane } = env
  const branchPath = branch?.split("/").map(inAddress).join("/")
  return {
    editor: server && head && branchPath ? `${server}/${head}/edit/${branchPath}` : undefined,
    log: server && repository && run ? `${server}/${repository}/actions/runs/${run}` : undefined,
    build: lane === "success" || lane === "failure" ? lane : undefined,
  }
}
