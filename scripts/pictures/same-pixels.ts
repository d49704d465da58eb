import sharp from "sharp"

/** Whether two pictures show the same pixels, however their files are packed. */
export async function samePixels(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  return !!a && !!b && a.info.width === b.info.width && a.data.equals(b.data)
}
