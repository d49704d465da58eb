import { spawnSync } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { markdownTable } from "./tables"

/** Runs a command and returns its seconds as a table cell. */
const time = (command: string, ...args: string[]): string => {
  const begin = performance.now()
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" })
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${status}`)
  return `${Math.round((performance.now() - begin) / 1000)} s`
}

/** Measures the installation, the build and the tests. Returns the table. */
export const timeBuilds = async (): Promise<string> => {
  const cache = await mkdtemp(path.join(tmpdir(), "install-"))
  const install = ["npm ci, empty cache", time("npm", "ci", "--cache", cache)]
  await rm(cache, { recursive: true, force: true })
  return markdownTable(
    ["command", "time"],
    [install, ["build", time("npm", "run", "build")], ["npm test", time("npm", "test")]],
  )
}
