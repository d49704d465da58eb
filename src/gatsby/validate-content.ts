import path from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { keepSlugs } from "../content-model/slugs-lock"
import { checkContent } from "../content-model/validate/check-content"
import { formatProblem, type Problem } from "../content-model/validate/problem"
import { readFolder } from "../content-model/validate/read-folder"
import {
  checkContactToken,
  contactHostFrom,
  isRelease,
  measurementIdFrom,
  publication,
} from "../site/build-environment"

const releaseHint =
  "Samples and placeholders do not go live. To publish them all the same, set SITE_ALLOW_SAMPLE=1."

const summary = (problems: readonly Problem[]): string | undefined => {
  const errors = problems.filter(({ severity }) => severity === "error").length
  if (errors === 0) return undefined
  return `The content has ${errors === 1 ? "1 error, which is" : `${errors} errors, which are`} listed above.`
}

type Args = Pick<ParentSpanPluginArgs, "reporter">

/** Prints where the form posts to. An invalid setting stops the build before it takes minutes. */
export const checkSettings = ({ reporter }: Args) => {
  try {
    if (publication().preview && isRelease(process.env)) {
      throw new Error("SITE_PREVIEW=1 shows drafts and future articles, so it cannot be set for a release.")
    }
    // Gatsby goes on without plugins if gatsby-config throws.
    measurementIdFrom(process.env)
    checkContactToken(process.env)
    reporter.info(`The contact form posts to ${contactHostFrom(process.env) ?? "the host of the site"}.`)
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error))
  }
}

/** Adds the addresses of published articles to the list of those that must not get lost, if the content has no error. */
export const keepAddresses = async () => {
  const { today } = publication()
  const content = path.resolve("content")
  if (summary(await checkContent(content, { today })) !== undefined) return
  await keepSlugs(content, (await readFolder(content)).sources, today)
}

/** The last list of problems, which develop prints again only when it has changed. */
let printed = ""

/** Checks the content. An error stops a build; develop reports it and continues. */
export const validateContent = async ({ reporter }: Args) => {
  const { env } = process
  const { today } = publication()
  const release = isRelease(env) && env["SITE_ALLOW_SAMPLE"] !== "1"
  const refuse = (text: string) =>
    env.NODE_ENV === "production" ? reporter.panic(text) : reporter.error(text)
  const content = path.resolve("content")
  const problems = await checkContent(content, { release, today })
  const lines = problems.map((problem) => `${formatProblem(problem)}\n`).join("")
  if (lines === printed) return
  printed = lines
  // Not through the reporter, which wraps lines.
  process.stderr.write(lines || "The content is in order.\n")
  const text = summary(problems)
  if (text === undefined) return
  const isComplete = release && summary(await checkContent(content, { today })) === undefined
  refuse(isComplete ? `${text} ${releaseHint}` : text)
}
