import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { keepSlugs, slugsLock } from "../../src/content-model/slugs-lock"
import { checkContent } from "../../src/content-model/validate/check-content"
import { formatProblem } from "../../src/content-model/validate/problem"
import { readFolder } from "../../src/content-model/validate/read-folder"
import { jsonSchemas } from "./json-schemas"

const flags = ["--release", "--write"]

const usage = `Usage: npm run check:content -- [--release] [--write]
  --release  also list what must not go live: samples and placeholders
  --write    first write schemas/`

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`

const check = async (content: string, release: boolean): Promise<number> => {
  const problems = await checkContent(content, { release })
  if (problems.length > 0) console.log(problems.map(formatProblem).join("\n"))
  const errors = problems.filter(({ severity }) => severity === "error").length
  const warnings = problems.length - errors
  console.log(
    problems.length === 0
      ? "The content is in order."
      : `\n${count(errors, "error")}, ${count(warnings, "warning")}${errors === 0 ? ": the content is in order." : "."}`,
  )
  if (errors > 0) return 1
  const { sources } = await readFolder(content)
  const added = await keepSlugs(content, sources, new Date().toISOString().slice(0, 10))
  if (added.length > 0) console.log(`content/${slugsLock} now keeps ${added.join(", ")}. Commit it as well.`)
  return 0
}

/** Writes the JSON Schemas, which code editors use. */
const writeSchemas = async (root: string): Promise<void> => {
  const schemas = path.join(root, "schemas")
  await mkdir(schemas, { recursive: true })
  await Promise.all(
    Object.entries(jsonSchemas()).map(([name, text]) => writeFile(path.join(schemas, name), text)),
  )
}

/**
 * Checks the content of the project in `root` and prints a line for each problem.
 * @returns the exit code: 1 after an error, 2 after an unknown argument
 */
export const runCheckContent = async (root: string, written: readonly string[]): Promise<number> => {
  // Without -- before them, npm keeps the flags for itself, and passes them in variables.
  const args = [...written, ...flags.filter((flag) => process.env[`npm_config_${flag.slice(2)}`] === "true")]
  const unknown = args.find((arg) => !flags.includes(arg))
  if (unknown !== undefined) {
    console.log(usage)
    return unknown === "--help" ? 0 : 2
  }
  const content = path.join(root, "content")
  const release = args.includes("--release")
  if (args.includes("--write")) await writeSchemas(root)
  return check(content, release)
}
