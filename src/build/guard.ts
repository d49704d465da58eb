import path from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { checkContent } from "../content-model/guard/check-content"
import { formatProblem } from "../content-model/guard/problem"

const content = () => path.resolve("content")

/** A build that goes live: asked for by `npm run build -- --release`, or by the host (Netlify's `CONTEXT`). */
const isRelease = (env: NodeJS.ProcessEnv) => env["SITE_RELEASE"] === "1" || env["CONTEXT"] === "production"

const releaseHint =
  "Sample data and placeholders do not go live. To publish them all the same, set SITE_ALLOW_SAMPLE=1."

/** Checks the content before anything is built. A build refuses content with a mistake; develop says so and goes on. */
export const onPreBootstrap = async ({ reporter }: ParentSpanPluginArgs) => {
  const { env } = process
  const release = isRelease(env) && env["SITE_ALLOW_SAMPLE"] !== "1"
  const problems = await checkContent(content(), { release })
  // Written past the reporter, which would break the lines.
  for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`)
  const errors = problems.filter(({ severity }) => severity === "error").length
  if (errors === 0) return
  const mistakes = errors === 1 ? "1 mistake, which is" : `${errors} mistakes, which are`
  const text = `The content has ${mistakes} listed above.${release ? ` ${releaseHint}` : ""}`
  if (env.NODE_ENV === "production") reporter.panic(text)
  else reporter.error(text)
}
