import { watch } from "node:fs"
import path from "node:path"
import { checkContent } from "../../src/content-model/validate/check-content"
import { formatAnnotation, formatProblem } from "../../src/content-model/validate/problem"
import { commentPlace, pullRequestComment } from "./comment"
import { writeFiles } from "./write-files"

const flags = ["--release", "--write", "--watch", "--comment"]

const usage = `Usage: npm run check:content -- [--release] [--write] [--watch] [--comment]
  --release  also list what must not go live: sample data and {{OWNER: …}} placeholders
  --write    first bring content/articles/slugs.lock.yml, schemas/ and .vscode/settings.json up to date
  --watch    check again after each change, until Ctrl+C
  --comment  print the result as the comment that a pull request gets`

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`

const check = async (content: string, release: boolean): Promise<number> => {
  const problems = await checkContent(content, { release })
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

/** Milliseconds in which several saves count as one. */
const quiet = 200

/** Checks after each change below `content`. The lines before and after each run are what VS Code's task waits for. */
const watchContent = async (content: string, release: boolean): Promise<never> => {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const run = async () => {
    console.log("Checking the content …")
    await check(content, release)
    console.log("Waiting for changes.")
  }
  watch(content, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(run)
    }, quiet)
  })
  running = run()
  return new Promise<never>(() => undefined)
}

/**
 * Checks the content of the project in `root` and prints one line per problem.
 * @returns the exit code: 1 where there is an error, 2 where an argument is unknown
 */
export const runCheckContent = async (root: string, args: readonly string[]): Promise<number> => {
  const unknown = args.find((arg) => !flags.includes(arg))
  if (unknown !== undefined) {
    console.log(usage)
    return unknown === "--help" ? 0 : 2
  }
  const content = path.join(root, "content")
  const release = args.includes("--release")
  if (args.includes("--write")) await writeFiles(root)
  if (args.includes("--comment")) {
    const problems = await checkContent(content, { release })
    console.log(pullRequestComment(problems, commentPlace(process.env)))
    return problems.some(({ severity }) => severity === "error") ? 1 : 0
  }
  return args.includes("--watch") ? watchContent(content, release) : check(content, release)
}
