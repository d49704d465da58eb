import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"

const file = path.join(__dirname, "..", "screenshots", "recorded-on.json")

const schema = z.object({ platform: z.string(), architecture: z.string(), chromium: z.string() })

/** Properties of a machine on which the pixels of a screenshot depend. */
export type Machine = z.infer<typeof schema>

/** @param browser path of the executable */
export const machineWith = (browser: string): Machine => {
  const version = spawnSync(browser, ["--version"], { encoding: "utf8" }).stdout
  return {
    platform: process.platform,
    architecture: process.arch,
    chromium: /(\d+)\./.exec(version)?.[1] ?? "unknown",
  }
}

const describe = ({ platform, architecture, chromium }: Machine) =>
  `Chromium ${chromium} on ${platform} ${architecture}`

/** Writes the properties of this machine beside the screenshots. */
export const noteRecording = (machine: Machine): void =>
  writeFileSync(file, `${JSON.stringify(machine, null, 2)}\n`)

/** Returns the reason why screenshots cannot be compared on this machine, or undefined if they can. */
export const whyNotCompared = (machine: Machine): string | undefined => {
  if (!existsSync(file))
    return "Screenshots are not compared: none have been taken. Run: npm test -- screenshots"
  const recorded = schema.parse(JSON.parse(readFileSync(file, "utf8")))
  return describe(recorded) === describe(machine)
    ? undefined
    : `Screenshots are not compared: they were taken with ${describe(recorded)}, and this is ${describe(machine)}.`
}
