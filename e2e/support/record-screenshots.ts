import { spawnSync } from "node:child_process"
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { machineWith, noteRecording } from "./recording"
import { findChromium } from "./find-program"

// Records the screenshots of `e2e/screenshots.spec.ts` from the site that `npm test -- build` has built, and compresses them.
// Arguments go to Playwright, for example `--grep "the menu open"`.
const folder = join(__dirname, "..", "screenshots")

const changedAt = async (): Promise<Map<string, number>> => {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith(".png"))
    .map((file) => join(folder, file))
  return new Map(await Promise.all(files.map(async (file) => [file, (await stat(file)).mtimeMs] as const)))
}

const makeSmall = async (file: string) => {
  // A palette without dithering keeps files small and identical where nothing has changed.
  const small = await sharp(await readFile(file))
    .png({ palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
  await writeFile(file, small)
}

const main = async (): Promise<number> => {
  const options = process.argv.slice(2)
  // A complete recording leaves no screenshot that no test uses.
  if (options.length === 0) for (const file of (await changedAt()).keys()) await rm(file)
  const before = await changedAt()
  const { status } = spawnSync(
    "npx",
    ["playwright", "test", "screenshots.spec.ts", "--update-snapshots=changed", ...options],
    { stdio: "inherit", env: { ...process.env, E2E_SCREENSHOTS: "take" } },
  )
  const taken = [...(await changedAt())].filter(([file, time]) => before.get(file) !== time)
  for (const [file] of taken) await makeSmall(file)
  noteRecording(machineWith(findChromium()))
  console.log(`${taken.length} screenshots recorded. Look at each before you commit it.`)
  return status ?? 1
}

void main().then((code) => process.exit(code))
