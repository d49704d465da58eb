import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { z } from "zod"

/** Numbers of tests that passed and failed. */
export type Counts = { passed: number; failed: number }

export type Part = {
  command: string
  env?: Record<string, string>
  /** Reads the counts from the runner's report or from its output. Checks without tests have no count. */
  count?: (printed: string) => Counts
}

const readReport = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined

/** Empties the folder of the reports, which Jest does not create. */
export const emptyReports = () => {
  rmSync("test-results", { recursive: true, force: true })
  mkdirSync("test-results")
}

/** The process groups of the running parts, each by the process that leads it. */
const groups = new Set<number>()

/** Ends every process of a group: servers and browsers that outlive their test would keep its output open. */
const endGroup = (leader: number, signal: NodeJS.Signals) => {
  try {
    process.kill(-leader, signal)
  } catch {
    // All its processes have ended.
  }
}

/** Ends all parts and this process. A terminal sends Ctrl-C only to its own process group. */
const stop = (signal: NodeJS.Signals) => {
  for (const leader of groups) endGroup(leader, signal)
  process.exit(1)
}

/**
 * Runs one part and ends every process that it leaves behind. Passes its output to `show` as it arrives and resolves to the exit
 * code and the whole standard output.
 */
export const runPart = (
  { command, env }: Part,
  show: (text: string) => void,
): Promise<{ code: number; printed: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    })
    const leader = child.pid
    if (leader !== undefined) {
      if (groups.size === 0) process.once("SIGINT", stop).once("SIGTERM", stop)
      groups.add(leader)
      child.on("exit", () => endGroup(leader, "SIGKILL"))
    }
    let printed = ""
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      printed += chunk
      show(chunk)
    })
    child.stderr.setEncoding("utf8").on("data", show)
    child.on("close", (code) => {
      if (leader !== undefined && groups.delete(leader) && groups.size === 0)
        process.off("SIGINT", stop).off("SIGTERM", stop)
      resolve({ code: code ?? 1, printed })
    })
  })

const none: Counts = { passed: 0, failed: 0 }

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
})

/** Counts Jest's tests. A test file that could not run counts as failed. */
export const countJest = (): Counts => {
  const report = jestReport.safeParse(readReport("test-results/unit.json")).data
  return report
    ? { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
    : none
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

/** Counts Playwright's tests. A test that passed only on its second run counts as failed. */
export const countPlaywright = (report: string) => (): Counts => {
  const stats = playwrightReport.safeParse(readReport(report)).data?.stats
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : none
}

const sumOf = (printed: string, line: RegExp): number =>
  [...printed.matchAll(line)].reduce((sum, [, count = "0"]) => sum + Number(count), 0)

/** Counts the tests of Node's runner from the end of its TAP report. */
export const countNodeTest = (printed: string): Counts => ({
  passed: sumOf(printed, /^# pass (\d+)$/gm),
  failed: sumOf(printed, /^# fail (\d+)$/gm),
})
