import { spawn } from "node:child_process"
import { availableParallelism } from "node:os"
import { clearUnfitCache } from "../../src/gatsby/kept-cache"

/**
 * Settings for every run of Gatsby. No telemetry; no list of adapters: unless given one, Gatsby fetches a script
 * from its repository at each build and runs it (docs/decisions/0028-closed-builds.md); two pools of memory for all
 * threads, since glibc would make sixteen and leave each half empty; and one more processor than there is, since Gatsby
 * keeps one free and encodes that many pictures at once.
 */
export const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_ADAPTERS_MANIFEST: "module.exports = []",
  MALLOC_ARENA_MAX: "2",
  GATSBY_CPU_COUNT: String(availableParallelism() + 1),
}

/** Runs `gatsby <arguments>` in the project with its output shown as it comes; gives the exit code. */
export const gatsby = async (
  args: readonly string[],
  settings: Record<string, string> = {},
): Promise<number> => {
  const cleared = await clearUnfitCache(args[0], { ...process.env, ...settings })
  if (cleared !== undefined) console.log(cleared)
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
      resolve(code ?? (signal === "SIGINT" ? 130 : 143))
    })
  })
}
