import { execFile, spawn } from "node:child_process"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"

/** Wall time in seconds and peak memory in megabytes. */
export type Measured = { seconds: number; megabytes: number }

/** Time between two readings of memory, in milliseconds. */
const interval = 500

/** Returns the proportional set size of a process in kilobytes, which counts shared memory once; undefined where it cannot be read. */
const proportionalSetSize = async (pid: number): Promise<number | undefined> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "")
  return text === "" ? undefined : Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
}

/** Returns the memory of a process group in megabytes. */
const memoryOf = async (group: number): Promise<number> => {
  const { stdout } = await promisify(execFile)("ps", ["-e", "-o", "pid=,pgid=,rss="])
  const processes = stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, pgid]) => pgid === group)
  const kilobytes = await Promise.all(
    processes.map(async ([pid = 0, , rss = 0]) => (await proportionalSetSize(pid)) ?? rss),
  )
  return kilobytes.reduce((sum, part) => sum + part, 0) / 1024
}

/**
 * Runs a script of the project in `root` and measures it.
 * @param stop ends the process group of the script
 * @throws an Error with the end of the output if the script fails, or the reason of `stop`
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
    const readMemory = () => {
      if (group === undefined) return
      memoryOf(group).then((now) => (megabytes = Math.max(megabytes, now)), reject)
    }
    const timer = setInterval(readMemory, interval)
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
      else reject(new Error(`${script} failed in ${root}:\n${output}`))
    })
  })
