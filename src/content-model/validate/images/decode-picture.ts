import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import sharp from "sharp"
import type { Severity } from "../problem"

export type PictureFault = { message: string; fix: string; severity?: Severity }

/** A picture file that could be decoded: its size in pixels, as it is shown. */
type Size = { width: number; height: number }

/** In bytes. Git keeps every version of a larger file for ever. */
const maximumBytes = 15_000_000

const damaged: PictureFault = {
  message: "cannot be read as a picture",
  fix: "save the picture again as PNG or JPEG",
}

/** Decodes every pixel, because a file that is damaged in the middle has a valid header. */
const decode = async (bytes: Buffer): Promise<PictureFault | Size> => {
  if (bytes.length > maximumBytes) {
    const fix = "save it again as JPEG at most 2400 pixels wide, and write its new name here"
    return { message: `is a file of ${Math.round(bytes.length / 1_000_000)} MB`, fix }
  }
  try {
    const image = sharp(bytes, { failOn: "warning" })
    const { format, autoOrient } = await image.metadata()
    if (format === "svg") return damaged
    await image.raw().toBuffer()
    return autoOrient
  } catch {
    return damaged
  }
}

/** The results by the hash of the file, because develop checks all pictures after each save. */
const results = new Map<string, Promise<PictureFault | Size>>()

/** Reads a picture file and returns its size in pixels, or a fault if it is damaged or too large. */
export const decodePicture = async (file: string): Promise<PictureFault | Size> => {
  const bytes = await readFile(file)
  const hash = createHash("sha256").update(bytes).digest("hex")
  const result = results.get(hash) ?? decode(bytes)
  results.set(hash, result)
  return result
}
