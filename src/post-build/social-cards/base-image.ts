import sharp from "sharp"
import { socialCardSize } from "../../site/brand"

const { width, height } = socialCardSize
/** The globe of the base picture stands this many pixels further right, so that titles keep clear of the lanes. */
const shift = 120

/** Opens the base picture once for all cards: cut to a card's size, and continued on the left in its own colour. */
export const openBase = async (picture: Uint8Array): Promise<Buffer> => {
  const card = await sharp(picture).resize(width, height, { fit: "cover" }).removeAlpha().toBuffer()
  return sharp(card)
    .extract({ left: 0, top: 0, width: width - shift, height })
    .extend({ left: shift, extendWith: "copy" })
    .raw()
    .toBuffer()
}

/** Draws one card, as a JPEG that stays below the sizes at which readers of shared links give up on a picture. */
export const drawCard = (base: Buffer, svg: string): Promise<Buffer> =>
  sharp(base, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer()
