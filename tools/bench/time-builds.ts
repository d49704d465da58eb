import { spawn, spawnSync } from "node:child_process"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { gatsbyEnvironment } from "../../scripts/lib/gatsby"
import { freePort } from "../../scripts/lib/port"
import { runPart } from "../../test/run/run-part"
import { makePlainStarter } from "./plain-starter"
import { markdownTable } from "./tables"

/** A site with the commands that build and serve it. */
type Site = { folder: string; build: string[]; serve: (port: number) => string[] }

const start = (folder: string, [program = "", ...args]: string[], settings: Record<string, string> = {}) =>
  spawn(path.join(folder, "node_modules", ".bin", program), args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...gatsbyEnvironment, ...settings },
  })

const since = (begin: number) => (performance.now() - begin) / 1000

const timeBuild = ({ folder, build }: Site): Promise<number> => {
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    start(folder, build).once("exit", (code) =>
      code === 0
        ? resolve(since(begin))
        : reject(new Error(`${build.join(" ")} ended with ${code} in ${folder}`)),
    )
  })
}

const responds = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** Returns the seconds from the start of the server to its first response. */
const timeServe = async ({ folder, serve }: Site): Promise<number> => {
  const port = await freePort()
  const begin = performance.now()
  const server = start(folder, serve(port), {
    PORT: String(port),
    CONTACT_DATA_DIR: path.join(folder, ".cache/bench"),
  })
  const ended = new Promise((resolve) => server.once("exit", resolve))
  try {
    while (!(await responds(`http://localhost:${port}/`))) {
      if (server.exitCode !== null) throw new Error(`${serve(port).join(" ")} ended in ${folder}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return since(begin)
  } finally {
    server.kill()
    await ended
  }
}

const time = async (site: Site): Promise<string[]> => {
  await rm(path.join(site.folder, ".cache"), { recursive: true, force: true })
  await rm(path.join(site.folder, "public"), { recursive: true, force: true })
  const cold = await timeBuild(site)
  const warm = await timeBuild(site)
  const served = await timeServe(site)
  return [cold, warm, served].map((seconds) => `${seconds.toFixed(1)} s`)
}

/** Runs `npm ci` with an empty cache in an empty folder. Returns seconds, number of packages and megabytes as a table cell. */
const timeInstall = async (...args: string[]): Promise<string> => {
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

/** Runs the whole test suite and passes its output on. Returns the seconds of the suite and of each part as table rows. */
const timeTests = async (): Promise<string[][]> => {
  const begin = performance.now()
  const { printed } = await runPart({ command: "npx tsx scripts/test.ts" }, (text) =>
    process.stdout.write(text),
  )
  const parts = [...printed.matchAll(/^(?:done|FAILED): (.+), (\d+) s$/gm)]
  return [
    ["npm test", `${((performance.now() - begin) / 1000).toFixed(0)} s`],
    ...parts.map(([, name = "", seconds = ""]) => [`of which ${name}`, `${seconds} s`]),
  ]
}

/**
 * Measures the installation, a cold and a warm build, the first byte and the test suite, compared with a plain Gatsby site that has the
 * same images and texts. Returns the table.
 */
export const timeBuilds = async (): Promise<string> => {
  const starter = await makePlainStarter()
  try {
    const plain = await time({
      folder: starter,
      build: ["gatsby", "build"],
      serve: (port) => ["gatsby", "serve", "--port", String(port)],
    })
    const own = await time({
      folder: path.resolve("."),
      build: ["tsx", "scripts/build.ts"],
      serve: () => ["tsx", "scripts/start.ts", "--serve-only"],
    })
    const names = ["cold build", "warm build", "built, from the command to the first byte"]
    const install = [
      ["npm ci, empty cache", await timeInstall(), "–"],
      ["npm ci --omit=dev, empty cache", await timeInstall("--omit=dev"), "–"],
    ]
    const tests = (await timeTests()).map((row) => [...row, "–"])
    return markdownTable(
      [
        "installing, building, serving and testing",
        "this site",
        "a plain Gatsby site, same images and texts",
      ],
      [...install, ...names.map((name, index) => [name, own[index] ?? "", plain[index] ?? ""]), ...tests],
    )
  } finally {
    await rm(starter, { recursive: true, force: true, maxRetries: 5 })
  }
}
