import sharp from "sharp"

/** Returns whether a committed file equals a drawn one. PNGs are compared by pixels, whatever their compression, other files by bytes. */
export async function samePicture(file: string, committed: Buffer, drawn: Buffer): Promise<boolean> {
  if (committed.equals(drawn)) return true
  if (!file.endsWith(".png")) return false
  const [one, other] = await Promise.all([pixels(committed), pixels(drawn)])
  return one.info.width === other.info.width && one.data.equals(other.data)
}

/** Returns the pixels of an image, four bytes each. */
export const pixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
