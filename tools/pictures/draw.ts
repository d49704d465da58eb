import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { catalogue } from "./catalogue"
import { samePicture } from "./same-picture"

const root = path.resolve(__dirname, "../..")

/**
 * Draws the images of the site: `npm run --prefix tools/pictures draw -- [--check] [name …]`.
 * A name is any part of a file's path. `--check` writes nothing: it compares the committed files with new drawings and fails with the
 * names of those that differ.
 */
async function main(words: string[]) {
  const check = words.includes("--check")
  const names = words.filter((word) => !word.startsWith("--"))
  const chosen = catalogue.filter(
    ({ file }) => names.length === 0 || names.some((name) => file.includes(name)),
  )
  if (chosen.length === 0) throw new Error(`No image matches ${names.join(", ")}`)
  const differing: string[] = []
  for (const { file, draw } of chosen) {
    const drawn = await draw()
    const committed = await readFile(path.join(root, file)).catch(() => undefined)
    if (committed && (await samePicture(file, committed, drawn))) continue
    differing.push(file)
    if (check) continue
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), drawn)
    console.log(`${file}  ${Math.round(drawn.length / 1024)} KB`)
  }
  if (check && differing.length > 0) throw new Error(`Different from the drawing: ${differing.join(", ")}`)
  console.log(`${chosen.length - differing.length} of ${chosen.length} pictures were up to date`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
