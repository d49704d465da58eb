import { execFileSync, spawn } from "node:child_process"
import path from "node:path"

/** How often memory is looked at, in milliseconds. */
const every = 500

/** The memory of a process and all it has started, in megabytes; its children share its process group. */
const memoryOf = (group: number): number => {
  const kilobytes = execFileSync("ps", ["-e", "-o", "pgid=,rss="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, rss = 0]) => sum + rss, 0)
  return kilobytes / 1024
}

/**
 * Runs a command of the project in `root` and measures it.
 * @returns its time from start to end, and the most memory it had, looked at twice a second
 * @throws where the command fails
 */
export const measure = (
  root: string,
  [command = "", ...args]: readonly string[],
): Promise<{ seconds: number; megabytes: number }> =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    const child = spawn(path.join(root, "node_modules", ".bin", command), args, {
      cwd: root,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", SITE_RELEASE: "" },
    })
    let megabytes = 0
    let output = ""
    const listen = (data: Buffer) => {
      output = (output + data.toString()).slice(-2000)
    }
    child.stdout.on("data", listen)
    child.stderr.on("data", listen)
    const timer = setInterval(() => {
      megabytes = Math.max(megabytes, memoryOf(child.pid ?? 0))
    }, every)
    child.on("error", reject)
    child.on("close", (code) => {
      clearInterval(timer)
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, megabytes })
      else reject(new Error(`${command} failed:\n${output}`))
    })
  })
