import sharp from "sharp"
import { faviconIco } from "./favicon-ico"

test("the directory of the ICO file points to images of 16, 32 and 48 pixels", async () => {
  const file = await faviconIco()
  expect(file.readUInt16LE(4)).toBe(3)
  const widths = await Promise.all(
    [0, 1, 2].map(async (at) => {
      const [length, offset] = [file.readUInt32LE(6 + 16 * at + 8), file.readUInt32LE(6 + 16 * at + 12)]
      return (await sharp(file.subarray(offset, offset + length)).metadata()).width
    }),
  )
  expect(widths).toEqual([16, 32, 48])
})
