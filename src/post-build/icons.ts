import sharp from "sharp"
import { themeColors, type BrandMark } from "../site/brand"
import type { iconPaths } from "../site/routes"

const svgOf = (content: string, size = 32) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${content}</svg>`

/** The brand mark, centred in a box of 32 by 32; `share` is its share of the width. */
const outline = ({ viewBox, paths }: BrandMark, share: number, attributes = "") => {
  const [at, width] = [16 * (1 - share), 32 * share]
  const place = `x="${at}" y="${at}" width="${width}" height="${width}" viewBox="${viewBox}"`
  const drawn = paths.map(({ d, fillRule }) => `<path fill-rule="${fillRule}" d="${d}"/>`)
  return `<svg ${place} ${attributes}>${drawn.join("")}</svg>`
}

/** Draws the mark in light on dark. */
const png = (mark: BrandMark, size: number, share: number): Promise<Buffer> => {
  const ground = `<rect width="32" height="32" fill="${themeColors.light}"/>`
  const svg = svgOf(`${ground}${outline(mark, share, `fill="${themeColors.paper}"`)}`, size)
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Returns an ICO file with one PNG of 32 by 32 pixels. */
const ico = (image: Buffer): Buffer => {
  const header = Buffer.alloc(22)
  const entry = [0, 1, 1, 0x2020, 0, 1, 32]
  entry.forEach((value, index) => header.writeUInt16LE(value, index * 2))
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

const { light, paper } = themeColors
const style = `<style>path{fill:${light}}@media(prefers-color-scheme:dark){path{fill:${paper}}}</style>`

/** Returns the icons of the site, by path. */
export const icons = async (mark: BrandMark): Promise<Record<(typeof iconPaths)[number], Uint8Array>> => ({
  "/favicon.svg": Buffer.from(svgOf(`${style}${outline(mark, 1)}`)),
  "/favicon.ico": ico(await png(mark, 32, 0.9)),
  "/apple-touch-icon.png": await png(mark, 180, 0.72),
})
