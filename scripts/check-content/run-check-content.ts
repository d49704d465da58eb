import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { slugsOf } from "../../src/content-model/content-file"
import { checkedContentTypes, typeOfFile } from "../../src/content-model/content-types"
import { jsonSchemas } from "./json-schemas"
import { checkContent } from "../../src/content-model/validate/check-content"
import { publishedArticles, slugsLock } from "../../src/content-model/validate/files/check-slugs"
import { formatProblem, type Problem } from "../../src/content-model/validate/problem"
import { readFolder, type Folder } from "../../src/content-model/validate/read-folder"

const flags = ["--release", "--write"]

const usage = `Usage: npm run check:content -- [--release] [--write]
  --release  also list what must not go live: sample data and {{OWNER: …}} placeholders
  --write    first bring content/articles/slugs.lock.yml and schemas/ up to date`

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`

/** Orders files by their content type, `site.yml` first. */
const rank = ({ file }: Problem) => {
  const { contentType } = typeOfFile(file.replace("content/", ""))
  return checkedContentTypes.findIndex((each) => each === contentType)
}

const check = async (content: string, release: boolean): Promise<number> => {
  const found = await checkContent(content, { release })
  const problems = release ? found.toSorted((a, b) => rank(a) - rank(b)) : found
  if (problems.length > 0) console.log(problems.map(formatProblem).join("\n"))
  const errors = problems.filter(({ severity }) => severity === "error").length
  const warnings = problems.length - errors
  console.log(
    problems.length === 0
      ? "The content is in order."
      : `\n${count(errors, "error")}, ${count(warnings, "warning")}${errors === 0 ? ": the content is in order." : "."}`,
  )
  return errors > 0 ? 1 : 0
}

/** Returns the text of the list: the slug and the earlier slugs of each article that is not a draft. */
const lockText = ({ sources }: Folder): string =>
  [
    "# The address of each published article, written by: npm run check:content -- --write",
    "# An address in this list is never lost: after a folder is renamed, the article needs the old one in its aliases.",
    ...publishedArticles(sources)
      .flatMap(slugsOf)
      .map((slug) => `- ${slug}`),
    "",
  ].join("\n")

/**
 * Writes the generated files: the list of published addresses and the JSON Schemas. The list stays unchanged while the
 * folder of the articles has an error: an address may still change, or one would be lost.
 */
const writeFiles = async (root: string): Promise<void> => {
  const content = path.join(root, "content")
  const problems = await checkContent(content)
  if (problems.some(({ file, severity }) => severity === "error" && file.startsWith("content/articles/"))) {
    console.log(`content/${slugsLock} is unchanged until the errors in content/articles are fixed.`)
  } else {
    await writeFile(path.join(content, slugsLock), lockText(await readFolder(content)))
    console.log(`content/${slugsLock} has the addresses of all published articles.`)
  }
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
  if (args.includes("--write")) await writeFiles(root)
  return check(content, release)
}
