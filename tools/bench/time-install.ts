import { spawn, spawnSync } from "node:child_process"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"

/** Runs `npm ci` with an empty cache in an empty folder; returns seconds, packages and megabytes on disk, as table cells. */
export const timeInstall = async (...args: string[]): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), "install-"))
  try {
    for (const file of ["package.json", "package-lock.json", ".npmrc"])
      await cp(file, path.join(folder, file))
    const begin = performance.now()
    const { stdout, status } = spawnSync("npm", ["ci", ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, npm_config_cache: path.join(folder, ".npm") },
    })
    const seconds = (performance.now() - begin) / 1000
    if (status !== 0) throw new Error(`npm ci ended with ${status}: ${stdout}`)
    const packages = /added (\d+) packages/.exec(stdout)?.[1] ?? "?"
    const disk = spawnSync("du", ["-sm", "node_modules"], { cwd: folder, encoding: "utf8" }).stdout
    return `${seconds.toFixed(0)} s, ${packages} packages, ${parseInt(disk)} MB`
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Runs the whole test suite; returns the seconds of each part and of all, as rows of a table. */
export const timeTests = async (): Promise<string[][]> => {
  const begin = performance.now()
  const child = spawn("npx", ["tsx", "scripts/test.ts"], { stdio: ["ignore", "pipe", "inherit"] })
  let output = ""
  for await (const chunk of child.stdout.setEncoding("utf8")) output += chunk as string
  const parts = [...output.matchAll(/^(?:done|FAILED): (.+), (\d+) s$/gm)]
  return [
    ["npm test", `${((performance.now() - begin) / 1000).toFixed(0)} s`],
    ...parts.map(([, name = "", seconds = ""]) => [`of which ${name}`, `${seconds} s`]),
  ]
}
