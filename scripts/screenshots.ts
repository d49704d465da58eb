import { spawnSync } from "node:child_process"
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { machineWith, noteRecording } from "../e2e/support/recording"
import { findChromium } from "./lib/find-chromium"

// Takes the pictures that `e2e/screenshots.spec.ts` compares with, of the site as `npm test -- build` last built it, and makes
// them small. Words after `--` go to Playwright: `npm run screenshots -- --grep "the menu open"`.
const folder = join(__dirname, "..", "e2e", "screenshots")

const changedAt = async (): Promise<Map<string, number>> => {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith(".png"))
    .map((file) => join(folder, file))
  return new Map(await Promise.all(files.map(async (file) => [file, (await stat(file)).mtimeMs] as const)))
}

const makeSmall = async (file: string) => {
  // Few colours and no dithering keep a flat design's pictures small and the same wherever nothing changed.
  const small = await sharp(await readFile(file))
    .png({ palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
  await writeFile(file, small)
}

const main = async (): Promise<number> => {
  const options = process.argv.slice(2)
  // Where all are taken, none stays that no test asks for any more.
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
  console.log(`${taken.length} pictures taken. Look at each of them before you commit it.`)
  return status ?? 1
}

void main().then((code) => process.exit(code))
