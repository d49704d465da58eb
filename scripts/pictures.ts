import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { catalogue } from "./pictures/catalogue"
import { renderPng } from "./pictures/render"
import { samePixels } from "./pictures/same-pixels"

/**
 * Draws the pictures of the site: `npx tsx scripts/pictures.ts [--check] [name …]`.
 * A name is any part of a file's path. With `--check` nothing is written: the committed files are compared
 * with a fresh drawing, and the program ends with 1 and the names of those that differ.
 */
async function main(words: string[]) {
  const check = words.includes("--check")
  const names = words.filter((word) => !word.startsWith("--"))
  const chosen = catalogue.filter(
    ({ file }) => names.length === 0 || names.some((name) => file.includes(name)),
  )
  const root = path.resolve(__dirname, "..")
  const differing: string[] = []
  for (const { file, draw } of chosen) {
    const target = path.join(root, file)
    const drawn = await renderPng(draw())
    if (check) {
      const committed = await readFile(target).catch(() => undefined)
      if (!committed || !(await samePixels(committed, drawn))) differing.push(file)
      continue
    }
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, drawn)
    console.log(`${file}  ${Math.round(drawn.length / 1024)} KB`)
  }
  if (chosen.length === 0) throw new Error(`No picture is called ${names.join(", ")}`)
  if (differing.length > 0) throw new Error(`Not as drawn: ${differing.join(", ")}`)
  if (check) console.log(`${chosen.length} pictures are as drawn`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
