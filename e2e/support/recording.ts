import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"

const file = path.join(__dirname, "..", "screenshots", "recorded-on.json")

const schema = z.object({ platform: z.string(), architecture: z.string(), chromium: z.string() })

/** What decides how a page is drawn, to the pixel. */
export type Machine = z.infer<typeof schema>

/** @param browser path of the browser's program */
export const machineWith = (browser: string): Machine => {
  const version = spawnSync(browser, ["--version"], { encoding: "utf8" }).stdout
  return {
    platform: process.platform,
    architecture: process.arch,
    chromium: /(\d+)\./.exec(version)?.[1] ?? "unknown",
  }
}

const words = ({ platform, architecture, chromium }: Machine) =>
  `Chromium ${chromium} on ${platform} ${architecture}`

/** Notes beside the screenshots on what they were taken. */
export const noteRecording = (machine: Machine): void =>
  writeFileSync(file, `${JSON.stringify(machine, null, 2)}\n`)

/** Gives the reason why the screenshots cannot be compared here, or undefined where they can. */
export const whyNotCompared = (machine: Machine): string | undefined => {
  if (!existsSync(file)) return "Screenshots are not compared: none have been taken. Run: npm test -- screenshots"
  const recorded = schema.parse(JSON.parse(readFileSync(file, "utf8")))
  return words(recorded) === words(machine)
    ? undefined
    : `Screenshots are not compared: they were taken with ${words(recorded)}, and this is ${words(machine)}.`
}
