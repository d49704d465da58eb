import { spawn } from "node:child_process"
import { rm } from "node:fs/promises"
import path from "node:path"
import { gatsbyEnvironment } from "../../scripts/lib/gatsby"
import { freePort } from "../../scripts/lib/port"
import { markdownTable } from "./markdown-table"
import { makePlainStarter } from "./plain-starter"
import { timeInstall, timeTests } from "./time-install"

/** How a site is built, and how it is served once it is. */
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

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** From the command to the first page that is answered, asked for every 20 ms. */
const timeServe = async ({ folder, serve }: Site): Promise<number> => {
  const port = await freePort()
  const begin = performance.now()
  const server = start(folder, serve(port), {
    PORT: String(port),
    CONTACT_DATA_DIR: path.join(folder, ".cache/bench"),
  })
  const ended = new Promise((resolve) => server.once("exit", resolve))
  try {
    while (!(await answers(`http://localhost:${port}/`))) {
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

/**
 * Times the installation, a cold and a warm build and the first byte, beside the plainest Gatsby site with the same pictures and
 * texts, and then the test suite. Returns the table.
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
        "a plain Gatsby site, same pictures and texts",
      ],
      [...install, ...names.map((name, index) => [name, own[index] ?? "", plain[index] ?? ""]), ...tests],
    )
  } finally {
    await rm(starter, { recursive: true, force: true, maxRetries: 5 })
  }
}
