import sharp from "sharp"

/** The PNG of an SVG picture. Same picture, same bytes: no metadata, and fixed settings for palette, dithering and effort. */
export function renderPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours: 256, quality: 100, dither: 1, effort: 10, compressionLevel: 9 })
    .toBuffer()
}
