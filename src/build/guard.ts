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
  const warnings = problems.filter(({ severity }) => severity === "warning")
  const errors = problems.filter(({ severity }) => severity === "error")
  for (const warning of warnings) reporter.warn(formatProblem(warning))
  if (errors.length === 0) return
  const lines = errors.map(formatProblem).join("\n")
  const text = `The content cannot be published yet.\n\n${lines}${release ? `\n\n${releaseHint}` : ""}`
  if (env.NODE_ENV === "production") reporter.panic(text)
  else reporter.error(text)
}
