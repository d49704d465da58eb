import { socialCardSize } from "../components/seo/social-card-path"
import { setTitle } from "./social-card-lines"
import type { Type } from "./social-card-type"

/** The words on a card; `kicker` may be empty. */
export type CardWords = { title: string; brand: string; kicker: string; address: string }

export type CardTypes = { heading: Type; label: Type }

const { width, height } = socialCardSize
const margin = 72
/** Where the title may stand: above the rule at the foot, and left of the lanes on the base picture. */
export const titleBox = { left: margin, bottom: 490, width: 720, height: 310 }

/** The ink, paper, muted text and signal of `src/styles/tokens.css`. */
const colors = { ink: "#0b1e31", paper: "#f7f4ec", muted: "#b6c6d3", signal: "#f0763c" }

const text = (type: Type, words: string, x: number, y: number, size: number, color: string) =>
  `<path fill="${color}" d="${type.draw(words, x, y, size)}"/>`

/** The practice's mark as `src/components/layout/brand-mark.tsx` draws it, 48 pixels wide. */
const mark = `<g transform="translate(${margin} 60) scale(1.5)" fill="none" stroke="${colors.paper}">
<circle cx="16" cy="16" r="14.5" stroke-width="1.5"/><path d="M10 23V9l12 14V9" stroke-width="2.5"/></g>`

/** Dims the picture where words stand on it. */
const shade = `<linearGradient id="shade"><stop offset="0.3" stop-color="${colors.ink}" stop-opacity="0.92"/>
<stop offset="0.72" stop-color="${colors.ink}" stop-opacity="0"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#shade)"/>`

/** What stands over the base picture: the mark, the title as large as it fits, and the address of the site. */
export const cardSvg = (
  { title, brand, kicker, address }: CardWords,
  { heading, label }: CardTypes,
): string => {
  const { size, leading, lines } = setTitle(title, titleBox, heading.measure)
  const baseline = (index: number) => titleBox.bottom - size * 0.22 - (lines.length - 1 - index) * leading
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    shade,
    mark,
    text(heading, brand, margin + 66, kicker ? 82 : 94, 28, colors.paper),
    text(label, kicker, margin + 66, 112, 22, colors.muted),
    ...lines.map((line, index) => text(heading, line, titleBox.left, baseline(index), size, colors.paper)),
    `<rect x="${margin}" y="520" width="56" height="5" fill="${colors.signal}"/>`,
    text(label, address, margin, 568, 24, colors.muted),
    "</svg>",
  ].join("\n")
}
