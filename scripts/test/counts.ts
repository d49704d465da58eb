import { z } from "zod"
import { readReport, type Counts } from "./run-part"

const none: Counts = { passed: 0, failed: 0 }

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
})

/** Jest's count; a test file that could not run counts as failed. */
export const countJest = (): Counts => {
  const report = jestReport.safeParse(readReport("test-results/unit.json")).data
  return report
    ? { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
    : none
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

/** Playwright's count; a test that passed only at the second try counts as failed. */
export const countPlaywright = (report: string) => (): Counts => {
  const stats = playwrightReport.safeParse(readReport(report)).data?.stats
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : none
}

const sumOf = (printed: string, line: RegExp): number =>
  [...printed.matchAll(line)].reduce((sum, [, count = "0"]) => sum + Number(count), 0)

/** The counts of Node's test runner, as its TAP report ends; the lines for people (`ℹ`) say the same again. */
export const countNodeTest = (printed: string): Counts => ({
  passed: sumOf(printed, /^# pass (\d+)$/gm),
  failed: sumOf(printed, /^# fail (\d+)$/gm),
})
