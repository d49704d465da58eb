import path from "node:path"
import { checkContent } from "../../src/content-model/guard/check-content"
import { formatAnnotation, formatProblem } from "../../src/content-model/guard/problem"
import { commentPlace, pullRequestComment } from "./comment"
import { writeFiles } from "./write-files"

const usage = `Usage: npm run check:content -- [--release] [--write] [--comment]
  --release  also list what must not go live: sample data and {{OWNER: …}} placeholders
  --write    first bring content/articles/slugs.lock.yml and the editor's schemas/ up to date
  --comment  print the result as the comment that a pull request gets`

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`

/**
 * Checks the content of the project in `root` and prints one line per problem.
 * @returns the exit code: 1 where there is an error, 2 where an argument is unknown
 */
export const runCheckContent = async (root: string, args: readonly string[]): Promise<number> => {
  const unknown = args.find((arg) => !["--release", "--write", "--comment"].includes(arg))
  if (unknown !== undefined) {
    console.log(usage)
    return unknown === "--help" ? 0 : 2
  }
  const content = path.join(root, "content")
  if (args.includes("--write")) await writeFiles(root)
  const problems = await checkContent(content, { release: args.includes("--release") })
  if (args.includes("--comment")) {
    console.log(pullRequestComment(problems, commentPlace(process.env)))
    return problems.some(({ severity }) => severity === "error") ? 1 : 0
  }
  if (problems.length > 0) console.log(problems.map(formatProblem).join("\n"))
  if (process.env["GITHUB_ACTIONS"]) for (const problem of problems) console.log(formatAnnotation(problem))
  const errors = problems.filter(({ severity }) => severity === "error").length
  const warnings = problems.length - errors
  console.log(
    problems.length === 0
      ? "The content is in order."
      : `\n${count(errors, "error")}, ${count(warnings, "warning")}${errors === 0 ? ": the content is in order." : "."}`,
  )
  return errors > 0 ? 1 : 0
}
