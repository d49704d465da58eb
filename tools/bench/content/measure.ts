import { execFile, spawn } from "node:child_process"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"

/** Wall time in seconds, and the most memory in megabytes. */
export type Measured = { seconds: number; megabytes: number }

/** How often memory is looked at, in milliseconds. */
const every = 500

/** The share of memory that Linux counts for a process, in kilobytes: what several use is counted once in all. */
const shareOf = async (pid: number): Promise<number | undefined> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "")
  return text === "" ? undefined : Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
}

/** The memory of a process and all it has started, in megabytes; its children share its process group. */
const memoryOf = async (group: number): Promise<number> => {
  const { stdout } = await promisify(execFile)("ps", ["-e", "-o", "pid=,pgid=,rss="])
  const processes = stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, pgid]) => pgid === group)
  const kilobytes = await Promise.all(
    processes.map(async ([pid = 0, , rss = 0]) => (await shareOf(pid)) ?? rss),
  )
  return kilobytes.reduce((sum, part) => sum + part, 0) / 1024
}

/**
 * Runs a program of the project in `root` and measures it, memory twice a second.
 * @param stop ends the program and all it has started
 * @throws where the program fails, with the end of what it said, and where it is stopped
 */
export const measure = (
  root: string,
  [script = "", ...args]: readonly string[],
  stop: AbortSignal,
): Promise<Measured> =>
  new Promise((resolve, reject) => {
    stop.throwIfAborted()
    const start = performance.now()
    const child = spawn(path.join(root, "node_modules", ".bin", "tsx"), [script, ...args], {
      cwd: root,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, SITE_RELEASE: "", CONTEXT: "", GITHUB_ACTIONS: "" },
    })
    const group = child.pid
    let megabytes = 0
    let output = ""
    const listen = (data: Buffer) => {
      output = (output + data.toString()).slice(-4000)
    }
    child.stdout.on("data", listen)
    child.stderr.on("data", listen)
    const look = () => {
      if (group === undefined) return
      memoryOf(group).then((now) => (megabytes = Math.max(megabytes, now)), reject)
    }
    const timer = setInterval(look, every)
    const end = () => {
      if (group !== undefined && child.exitCode === null) process.kill(-group, "SIGTERM")
    }
    stop.addEventListener("abort", end)
    child.once("error", reject)
    child.once("close", (code) => {
      clearInterval(timer)
      stop.removeEventListener("abort", end)
      if (stop.aborted) reject(stop.reason as Error)
      else if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, megabytes })
      else reject(new Error(`${script} failed with ${root}:\n${output}`))
    })
  })
