import sharp from "sharp"
import { samePicture } from "./same-picture"

const plain = (colour: string, compressionLevel: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png({ compressionLevel })
    .toBuffer()

test("an image that differs only in compression counts as the same", async () => {
  const [tight, loose] = [await plain("#1b6a94", 9), await plain("#1b6a94", 0)]
  expect(tight.equals(loose)).toBe(false)
  expect(await samePicture("a.png", tight, loose)).toBe(true)
})

test("an image with another colour counts as different", async () => {
  expect(await samePicture("a.png", await plain("#1b6a94", 9), await plain("#1b6a95", 9))).toBe(false)
})

test("files other than PNGs are compared byte by byte", async () => {
  expect(await samePicture("a.svg", Buffer.from("<svg/>"), Buffer.from("<svg />"))).toBe(false)
})
