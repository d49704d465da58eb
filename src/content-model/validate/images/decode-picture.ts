import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import sharp from "sharp"
import type { ProblemText } from "../problem"

/** A picture file: its width in pixels and the width divided by the height, as it is shown. */
type Picture = { width: number; ratio: number; problem?: ProblemText }

/** In bytes. Git keeps every version of a file for ever. */
const maximumBytes = 15_000_000

const unusable = (message: string, fix: string): Picture => ({
  width: 0,
  ratio: 0,
  problem: { message, fix },
})

/** Decodes every pixel, because a file that is damaged in the middle has a valid header. */
const decode = async (bytes: Buffer): Promise<Picture> => {
  if (bytes.length > maximumBytes) {
    const message = `is a file of ${Math.round(bytes.length / 1_000_000)} MB`
    return unusable(message, "save it again as JPEG at most 2400 pixels wide, and write its new name here")
  }
  try {
    const image = sharp(bytes, { failOn: "warning" })
    const { format, autoOrient } = await image.metadata()
    if (format === "svg") throw new Error("Pages do not show SVG.")
    await image.raw().toBuffer()
    return { width: autoOrient.width, ratio: autoOrient.width / autoOrient.height }
  } catch {
    return unusable("cannot be read as a picture", "save the picture again as PNG or JPEG")
  }
}

/** The results by the hash of the file, because develop checks all pictures after each save. */
const results = new Map<string, Promise<Picture>>()

/** Reads a picture file, and describes its problem if it is damaged or too large. */
export const decodePicture = async (file: string): Promise<Picture> => {
  // Synchronous calls read many small files in a quarter of the time.
  const bytes = readFileSync(file)
  const hash = createHash("sha256").update(bytes).digest("hex")
  const result = results.get(hash) ?? decode(bytes)
  results.set(hash, result)
  return result
}
