import sharp from "sharp"

/** Whether a committed file shows what was drawn: PNGs by their pixels, however they are packed, others by their bytes. */
export async function samePicture(file: string, committed: Buffer, drawn: Buffer): Promise<boolean> {
  if (committed.equals(drawn)) return true
  if (!file.endsWith(".png")) return false
  const [one, other] = await Promise.all([pixels(committed), pixels(drawn)])
  return one.info.width === other.info.width && one.data.equals(other.data)
}

/** The pixels of a picture, four bytes each. */
export const pixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
