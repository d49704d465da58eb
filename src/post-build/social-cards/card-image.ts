import { createElement, type CSSProperties, type ReactNode } from "react"
import satori, { type Font } from "satori"
import sharp from "sharp"
import { socialCardSize, themeColors, type BrandMark } from "../../site/brand"
import { fontFamily } from "../../site/fonts"

/** The texts of a card, and the brand mark. `kicker` may be empty. */
type CardTexts = { mark: BrandMark; title: string; brand: string; kicker: string; address: string }

const { light: ink, paper, muted, signal } = themeColors

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children)

/** Archivo's kerning makes the space between two acronyms too narrow; `wordSpacing` widens it. */
const heading: CSSProperties = {
  fontWeight: 600,
  letterSpacing: "-0.018em",
  wordSpacing: "0.06em",
  color: paper,
}
const label: CSSProperties = { fontWeight: 500, color: muted }
const oneLine: CSSProperties = { display: "block", lineClamp: 1, width: 990 }

/** Matches characters that the fonts lack, such as arrows, emoji and other scripts; satori would draw a box for each. */
const unknown = /[^\u0020-\u024F\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC]+/g

/** Returns a text without unknown characters. */
const drawable = (text: string): string =>
  text.normalize("NFKC").replaceAll("\u2010", "-").replace(unknown, " ").replace(/ +/g, " ").trim()

/** A title that needs more lines is cut off. */
const titleStyle: CSSProperties = {
  ...heading,
  display: "block",
  width: 720,
  lineHeight: 1.14,
  lineClamp: 5,
  textWrap: "balance",
  wordBreak: "break-word",
}

const drawMark = ({ viewBox, paths }: BrandMark) =>
  createElement(
    "svg",
    { width: 48, height: 48, viewBox },
    paths.map(({ d, fillRule }) => createElement("path", { key: d, d, fill: paper, fillRule })),
  )

/** Darkens the image behind the texts. */
const shade = `linear-gradient(to right, ${ink}eb 55%, ${ink}00 80%)`

/**
 * Returns the SVG that is drawn over the image: brand mark, name, title and address of the site. satori writes texts as
 * outlines, so a card does not depend on the fonts of the machine.
 */
export const cardSvg = (
  { mark, title, brand, kicker, address }: CardTexts,
  fonts: Font[],
): Promise<string> => {
  const text = drawable(title)
  const names = box(
    { flexDirection: "column", lineHeight: 1.2 },
    box({ ...heading, ...oneLine, fontSize: 28 }, brand),
    kicker && box({ ...label, ...oneLine, fontSize: 22 }, kicker),
  )
  const card = box(
    { ...socialCardSize, flexDirection: "column", padding: "60px 72px", fontFamily, backgroundImage: shade },
    box({ gap: 18, alignItems: "center" }, drawMark(mark), names),
    box(
      { flexGrow: 1, alignItems: "flex-end" },
      box({ ...titleStyle, fontSize: text.length > 60 ? 54 : 70 }, text),
    ),
    box({ width: 56, height: 5, marginTop: 30, marginBottom: 19, backgroundColor: signal }),
    box({ ...label, ...oneLine, fontSize: 24 }, address),
  )
  return satori(card, { ...socialCardSize, fonts })
}

/** Draws a card over an image as a JPEG, which is smaller than a PNG: some link previews ignore large images. */
export const drawCard = (image: Uint8Array, svg: string): Promise<Buffer> =>
  sharp(image)
    .resize({ ...socialCardSize, fit: "cover" })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer()
