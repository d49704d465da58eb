import sharp from "sharp"
import { socialCardSize } from "../../site/brand"

const { width, height } = socialCardSize
/** The globe of the base image is moved this many pixels to the right, so that titles do not cover the trade lanes. */
const shift = 120

/** Prepares the base image for all cards: cropped to the size of a card, with its left edge repeated. */
export const openBase = async (image: Uint8Array): Promise<Buffer> => {
  const card = await sharp(image).resize(width, height, { fit: "cover" }).removeAlpha().toBuffer()
  return sharp(card)
    .extract({ left: 0, top: 0, width: width - shift, height })
    .extend({ left: shift, extendWith: "copy" })
    .raw()
    .toBuffer()
}

/** Draws a card as a JPEG: below 300 KB, since some readers of shared links ignore larger images. */
export const drawCard = (base: Buffer, svg: string): Promise<Buffer> =>
  sharp(base, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer()
