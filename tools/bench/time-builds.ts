import { spawnSync } from "node:child_process"
import { cp, mkdtemp, rm } from "node:fs/promises"
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

/** Runs `npm ci` with an empty cache in an empty folder. */
const timeInstall = async (...args: string[]): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), "install-"))
  try {
    for (const file of ["package.json", "package-lock.json", ".npmrc"])
      await cp(file, path.join(folder, file))
    return time("npm", "ci", "--prefix", folder, "--cache", path.join(folder, ".npm"), ...args)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Measures the installation, a cold and a warm build, and the tests. Returns the table. */
export const timeBuilds = async (): Promise<string> => {
  const rows = [
    ["npm ci, empty cache", await timeInstall()],
    ["npm ci --omit=dev, empty cache", await timeInstall("--omit=dev")],
  ]
  await rm(".cache", { recursive: true, force: true })
  await rm("public", { recursive: true, force: true })
  rows.push(["cold build", time("npm", "run", "build")], ["warm build", time("npm", "run", "build")])
  rows.push(["npm test", time("npm", "test")])
  return markdownTable(["command", "time"], rows)
}
