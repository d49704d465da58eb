import { join } from "node:path"
import { requireTool, root } from "./postgres"
import { startProgram } from "./start-program"

// Does the work of the package's install script, because install scripts do not run here.
const installer = requireTool("deno/install_api.cjs") as { runInstall: () => string }
const deno = installer.runInstall()

/** Runs an Edge Function under real Deno on a free port. */
export const startEdge = async (name: "contact-form" | "contact-outbox", env: Record<string, string>) => {
  const file = join("supabase", "functions", name, "index.ts")
  // Deno takes the packages from node_modules, in the versions of the function's deno.json, and writes no lock file.
  const args = ["run", "--no-lock", "--node-modules-dir=manual", "--allow-env", "--allow-net", file]
  const child = startProgram(deno, args, {
    cwd: root,
    env: { PATH: process.env.PATH, NO_COLOR: "1", ...env, DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0" },
  })
  const origin = await child.printed(/(http:\/\/127\.0\.0\.1:\d+)/)
  return { origin, stop: () => child.end("SIGKILL") }
}
