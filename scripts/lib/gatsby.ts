import { spawn } from "node:child_process"
import { rm } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { UserError } from "./user-error"

/**
 * Environment of every Gatsby process.
 *
 * - No telemetry.
 * - An empty list of adapters: without one, Gatsby downloads a script from its repository at each build and runs it.
 * - Two memory arenas for all threads: glibc creates up to eight for each core and leaves most of their memory unused.
 * - One processor more than the machine has: Gatsby encodes one image fewer at a time than it counts processors.
 * - Plain lines where the output is no terminal: by default, Gatsby moves the cursor there too.
 * - No warning that Node's punycode module is deprecated: packages below Gatsby load it, and Gatsby prints it as an error.
 */
export const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_ADAPTERS_MANIFEST: "module.exports = []",
  MALLOC_ARENA_MAX: "2",
  ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
  GATSBY_CPU_COUNT: process.env["GATSBY_CPU_COUNT"] ?? String(availableParallelism() + 1),
  NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --disable-warning=DEP0040`.trim(),
}

/** The exit codes of a process that was stopped by SIGINT (Ctrl+C) and by SIGTERM. */
const [interrupted, terminated] = [130, 143] as const

export const wasStopped = (code: number): boolean => code === interrupted || code === terminated

/**
 * Runs `gatsby <arguments>` in the working directory and returns its exit code. Each run starts without the cache and the output
 * of the last one: Gatsby 5.16 never deletes images from `public/static`, so those of a withdrawn article would stay public, and
 * it keeps nodes and pages whose date, code or styles have changed since.
 */
export const gatsby = async (
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<number> => {
  for (const folder of [".cache", "public"]) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  const child = spawn(process.execPath, [require.resolve("gatsby/cli.js"), ...args], {
    stdio: "inherit",
    env: { ...process.env, ...gatsbyEnvironment, ...settings },
  })
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  process.on("SIGINT", stop).on("SIGTERM", stop)
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("exit", (code, signal) => {
      process.off("SIGINT", stop).off("SIGTERM", stop)
      resolve(code ?? (signal === "SIGINT" ? interrupted : terminated))
    })
  })
}

/**
 * Builds the production site into `public/`.
 * @param settings environment variables for this build, for example `SITE_RELEASE`
 * @throws UserError when the build fails; Gatsby has printed the reason.
 */
export const buildSite = async (settings: Record<string, string> = {}) => {
  const code = await gatsby(["build"], settings)
  if (wasStopped(code)) throw new UserError("Stopped before the site was built.")
  if (code !== 0) {
    throw new UserError("The site could not be built: the messages above say why.")
  }
}
