import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { UserError } from "./user-error"

/**
 * Installs the packages of a tool under `tools/`, which has its own lockfile so that people who do not use it need not wait for it.
 * Does nothing where they are installed.
 * @throws Complaint when npm fails
 */
export const installTool = (name: string): void => {
  const folder = path.resolve("tools", name)
  if (existsSync(path.join(folder, "node_modules"))) return
  console.log(`Installing the packages of tools/${name} …`)
  const { status } = spawnSync("npm", ["ci", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  if (status !== 0)
    throw new UserError(`The packages of tools/${name} could not be installed. Run “npm ci” in that folder.`)
}
