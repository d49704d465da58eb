import sharp from "sharp"
import { brandMarkPath } from "../../../src/site/brand"
import { palette } from "../palette"
import { element } from "../svg/element"

const sizes = [16, 32, 48]
const [headerLength, entryLength] = [6, 16]

/** Returns /favicon.ico: the brand mark as three PNGs in one ICO file. */
export async function faviconIco(): Promise<Buffer> {
  const images = await Promise.all(
    sizes.map((size) =>
      sharp(Buffer.from(mark(size)))
        .png({ effort: 10 })
        .toBuffer(),
    ),
  )
  const header = Buffer.alloc(headerLength + entryLength * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  images.forEach((image, at) => {
    const entry = headerLength + entryLength * at
    header.writeUInt8(sizes[at] ?? 0, entry)
    header.writeUInt8(sizes[at] ?? 0, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(image.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += image.length
  })
  return Buffer.concat([header, ...images])
}

/** Browser tabs may be light or dark, so the disc has a light N and a thin light rim. */
function mark(size: number): string {
  const { ink, paper } = palette
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: size, height: size, viewBox: "0 0 32 32" },
    element("circle", { cx: 16, cy: 16, r: 16, fill: paper }),
    element("path", { d: brandMarkPath, "fill-rule": "evenodd", fill: ink }),
  )
}
