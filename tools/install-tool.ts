import { spawnSync } from "node:child_process"
import { statSync } from "node:fs"
import path from "node:path"

/**
 * Installs the packages of a tool under `tools/`. The tool has its own lockfile, so that only people who use it wait for it.
 * Does nothing if the packages were installed after the last change of the lockfile; npm writes `.package-lock.json` last.
 */
export const installTool = (name: string): void => {
  const folder = path.join(__dirname, name)
  const changed = (file: string) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (changed("node_modules/.package-lock.json") >= changed("package-lock.json")) return
  console.log(`Installing the packages of tools/${name} …`)
  const { status } = spawnSync("npm", ["ci", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  if (status !== 0)
    throw new Error(`The packages of tools/${name} could not be installed. Run “npm ci” in that folder.`)
}
