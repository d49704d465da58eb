import sharp from "sharp"
import type { BrandMark } from "../site/brand"
import { icons } from "./icons"

const nested = "M0 0h4v4H0ZM1 1h2v2H1Z"
const square: BrandMark = { viewBox: "0 0 4 4", paths: [{ d: nested, fillRule: "nonzero" }] }

/** Returns the colour of a pixel, from the left and the top in shares of the width. */
const colourAt = async (image: Uint8Array | undefined, share: number) => {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  const at = Math.floor(info.width * share)
  return [...data.subarray((at * info.width + at) * info.channels).subarray(0, 3)]
}

test("a path is filled by its rule", async () => {
  const ring: BrandMark = { ...square, paths: [{ d: nested, fillRule: "evenodd" }] }
  expect(await colourAt((await icons(square))["/apple-touch-icon.png"], 0.5)).toEqual([247, 244, 236])
  expect(await colourAt((await icons(ring))["/apple-touch-icon.png"], 0.5)).toEqual([11, 30, 49])
})

test("favicon.ico holds one PNG of 32 pixels", async () => {
  const file = Buffer.from((await icons(square))["/favicon.ico"])
  expect([...file.subarray(0, 14)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0])
  expect(file.readUInt32LE(14)).toBe(file.length - 22)
  expect(await sharp(file.subarray(file.readUInt32LE(18))).metadata()).toMatchObject({
    width: 32,
    format: "png",
  })
})
