import sharp from "sharp"

/**
 * Renders an SVG as PNG. The same image always has the same bytes: no metadata, and fixed settings for palette and effort.
 * Charts have flat colours; dithering, which doubles the size of a file, is for images with a gradient.
 */
export function renderPng(svg: string, dither: 0 | 1 = 0): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours: dither ? 256 : 64, quality: 100, dither, effort: 7, compressionLevel: 9 })
    .toBuffer()
}
