import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"

/** What a test runner counted. */
export type Counts = { passed: number; failed: number }

export type Part = {
  command: string
  env?: Record<string, string>
  /** Reads the runner's own count, from its report or from what it printed; checks that are no tests have none. */
  count?: (printed: string) => Counts
}

/** The file in which a runner leaves its count, as JSON. */
export const readReport = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined

/** Jest writes its report only into a folder that exists. */
export const emptyReports = () => {
  rmSync("test-results", { recursive: true, force: true })
  mkdirSync("test-results")
}

/** Runs one part; passes on what it prints as it comes, and gives it whole in the end. */
export const runPart = (
  { command, env }: Part,
  show: (text: string) => void,
): Promise<{ code: number; printed: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    })
    let printed = ""
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      printed += chunk
      show(chunk)
    })
    child.stderr.setEncoding("utf8").on("data", show)
    child.on("close", (code) => resolve({ code: code ?? 1, printed }))
  })
