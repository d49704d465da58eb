import sharp from "sharp"

/**
 * The PNG of an SVG picture. Same picture, same bytes: no metadata, and a fixed palette, effort and dithering.
 */
export function renderPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 256, quality: 94, effort: 10, dither: 0.5 })
    .toBuffer()
}
