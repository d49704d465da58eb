import sharp from "sharp"

/** Wide enough for the guard, and of the shape in which articles show their picture. */
const size = { width: 1600, height: 900 }

/** An empty chart to stand in until the article has a picture of its own, as PNG. */
export const placeholderPicture = (): Promise<Buffer> => {
  const lines = Array.from({ length: 15 }, (_, index) => (index + 1) * 100)
  const grid = lines
    .map(
      (at) => `<path d="M${at} 0V${size.height}M0 ${at}H${size.width}" stroke="#8aa4b5" stroke-width="1"/>`,
    )
    .join("")
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#dfe8ee"/>${grid}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
