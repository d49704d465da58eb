import { join } from "node:path"
import { requireTool, root } from "./postgres"
import { startProgram } from "./start-program"

export const functions = ["contact-form", "contact-outbox"] as const
export type EdgeFunction = (typeof functions)[number]

// Does the work of the package's install script, because install scripts do not run here.
const installer = requireTool("deno/install_api.cjs") as { runInstall: () => string }
export const deno = installer.runInstall()
// Deno takes the packages from node_modules and writes no lock file.
export const offline = ["--no-lock", "--node-modules-dir=manual"]
export const quiet = { PATH: process.env.PATH, DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" }
export const entry = (name: EdgeFunction): string => join(root, "supabase", "functions", name, "index.ts")

/** Runs an Edge Function under real Deno on a free port. */
export const startEdge = async (name: EdgeFunction, env: Record<string, string>) => {
  const child = startProgram(deno, ["run", ...offline, "--allow-env", "--allow-net", entry(name)], {
    cwd: root,
    env: { ...quiet, ...env, DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0" },
  })
  const origin = await child.printed(/(http:\/\/127\.0\.0\.1:\d+)/)
  return { origin, stop: () => child.end("SIGKILL") }
}
