import { readdirSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { ssim } from "ssim.js"
import { markdownTable } from "./bench/markdown-table"
import { run } from "./lib/complaint"

const width = 800
const settings = [
  { format: "webp", quality: 60 },
  { format: "webp", quality: 75 },
  { format: "avif", quality: 40 },
  { format: "avif", quality: 50 },
  { format: "avif", quality: 60 },
] as const

const imageData = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/**
 * Compares picture formats by bytes and by likeness to the original (SSIM: 1 is the same) over the pictures in `content/`,
 * each 800 px wide: `npx tsx scripts/compare-formats.ts`. What it says stands in docs/decisions/0042.
 */
void run(async () => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".png"))
    .map((file) => path.join("content", file))
  const originals = await Promise.all(files.map((file) => sharp(file).resize({ width }).png().toBuffer()))
  const rows: (string | number)[][] = []
  for (const { format, quality } of settings) {
    let bytes = 0
    const likeness: number[] = []
    for (const original of originals) {
      const encoded = await sharp(original).toFormat(format, { quality }).toBuffer()
      bytes += encoded.length
      likeness.push(ssim(await imageData(original), await imageData(encoded)).mssim)
    }
    const mean = likeness.reduce((sum, each) => sum + each, 0) / likeness.length
    rows.push([
      `${format} ${quality}`,
      Math.round(bytes / 1024),
      mean.toFixed(4),
      Math.min(...likeness).toFixed(4),
    ])
  }
  console.log(markdownTable([`${files.length} pictures`, "KB", "SSIM, mean", "SSIM, lowest"], rows))
})
