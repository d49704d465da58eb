import { spawn } from "node:child_process"
import { once } from "node:events"
import { rm } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { bundleServer } from "./bundle-server"

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
const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_ADAPTERS_MANIFEST: "module.exports = []",
  MALLOC_ARENA_MAX: "2",
  ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
  GATSBY_CPU_COUNT: process.env["GATSBY_CPU_COUNT"] ?? String(availableParallelism() + 1),
  NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --disable-warning=DEP0040`.trim(),
}

/** The exit code of a process that a signal has stopped: that of SIGINT (Ctrl+C). */
export const stopped = 130

/**
 * Runs `gatsby <arguments>` in the working directory and returns its exit code. Each run starts without the cache and the output
 * of the last one: Gatsby 5.16 never deletes images from `public/static`, so those of a withdrawn article would stay public, and
 * it keeps nodes and pages whose date, code or styles have changed since.
 */
export const gatsby = async (args: readonly string[], settings: Record<string, string> = {}) => {
  for (const folder of [".cache", "public"]) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  const child = spawn(process.execPath, [require.resolve("gatsby/cli.js"), ...args], {
    stdio: "inherit",
    env: { ...process.env, ...gatsbyEnvironment, ...settings },
  })
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  process.on("SIGINT", stop).on("SIGTERM", stop)
  const [code] = (await once(child, "exit")) as [number | null]
  process.off("SIGINT", stop).off("SIGTERM", stop)
  return code ?? stopped
}

/**
 * Builds the production site into `public/` and then its server into `dist/`. Returns the exit code of Gatsby.
 * @param settings environment variables for this build, for example `SITE_RELEASE`
 */
export const buildSite = async (settings: Record<string, string> = {}): Promise<number> => {
  const code = await gatsby(["build"], settings)
  if (code === 0) await bundleServer()
  return code
}
