import { brandMarkPath, socialCardSize, themeColors } from "../../site/brand"
import { fitTitle } from "./fit-title"
import type { Typeface } from "./typeface"

/** The words on a card; `kicker` may be empty. */
export type CardWords = { title: string; brand: string; kicker: string; address: string }

export type CardTypes = { heading: Typeface; label: Typeface }

const { width, height } = socialCardSize
const { light: ink, paper, muted, signal } = themeColors
const margin = 72
/** Where the title may stand: above the rule at the foot, and left of the lanes on the base picture. */
export const titleBox = { left: margin, bottom: 490, width: 720, height: 310 }

/** One line of words, in a smaller size where it would leave the card. */
const text = (type: Typeface, words: string, x: number, y: number, size: number, color: string) => {
  const fits = (width - margin - x) / type.measure(words, size)
  return `<path fill="${color}" d="${type.draw(words, x, y, size * Math.min(1, fits))}"/>`
}

/** The practice's mark, 48 pixels wide. */
const mark = `<path transform="translate(${margin} 60) scale(1.5)" fill="${paper}" fill-rule="evenodd" d="${brandMarkPath}"/>`

/** Dims the picture where words stand on it. */
const shade = `<linearGradient id="shade"><stop offset="0.3" stop-color="${ink}" stop-opacity="0.92"/>
<stop offset="0.72" stop-color="${ink}" stop-opacity="0"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#shade)"/>`

/** What stands over the base picture: the mark, the title as large as it fits, and the address of the site. */
export const cardSvg = (
  { title, brand, kicker, address }: CardWords,
  { heading, label }: CardTypes,
): string => {
  const { size, leading, lines } = fitTitle(title, titleBox, heading.measure)
  const baseline = (index: number) => titleBox.bottom - size * 0.22 - (lines.length - 1 - index) * leading
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    shade,
    mark,
    text(heading, brand, margin + 66, kicker ? 82 : 94, 28, paper),
    text(label, kicker, margin + 66, 112, 22, muted),
    ...lines.map((line, index) => text(heading, line, titleBox.left, baseline(index), size, paper)),
    `<rect x="${margin}" y="520" width="56" height="5" fill="${signal}"/>`,
    text(label, address, margin, 568, 24, muted),
    "</svg>",
  ].join("\n")
}
