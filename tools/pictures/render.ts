import sharp from "sharp"

/**
 * Returns the PNG of an SVG picture. The same picture gives the same bytes: no metadata, and fixed settings for palette and effort.
 * Charts have flat colours; dithering, which doubles their bytes, is for pictures with a gradient.
 */
export function renderPng(svg: string, dither: 0 | 1 = 0): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours: dither ? 256 : 64, quality: 100, dither, effort: 7, compressionLevel: 9 })
    .toBuffer()
}
