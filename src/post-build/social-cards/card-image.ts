import { createElement, type CSSProperties, type ReactElement, type ReactNode } from "react"
import satori, { type Font } from "satori"
import sharp from "sharp"
import { socialCardSize, themeColors, type BrandMark } from "../../site/brand"
import { fontFamily } from "../../site/fonts"

/** The texts of a card, and the brand mark. `kicker` may be empty. */
type CardTexts = { mark: BrandMark; title: string; brand: string; kicker: string; address: string }

const { light: ink, paper, muted, signal } = themeColors
const margin = 72
/** The box of the title: above the address, and left of the trade lanes of the base image. The title is at its bottom. */
export const titleBox = { left: margin, bottom: 490, width: 720, height: 310 }

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

/** Font sizes of a title in pixels; the largest that fits is used. */
const sizes = [84, 76, 68, 62, 56, 50, 45, 40, 36]
const smallest = Math.min(...sizes)
const maxLines = 4
const lineHeight = 1.14

/** At the smallest size, a title may take more lines, long words break, and the rest of the title is cut off. */
const titleStyle = (fontSize: number): CSSProperties => ({
  ...heading,
  display: "block",
  width: titleBox.width,
  fontFamily,
  fontSize,
  lineHeight,
  ...(fontSize > smallest
    ? { textWrap: "balance" }
    : { wordBreak: "break-word", lineClamp: Math.floor(titleBox.height / (fontSize * lineHeight)) }),
})

/**
 * Returns the title without characters that the fonts lack, such as arrows, emoji and other scripts: satori would draw a box
 * for each. Word's hyphens and compatibility characters become ordinary ones.
 */
const drawable = async (title: string, fonts: Font[]): Promise<string> => {
  const text = title.normalize("NFKC").replaceAll("\u2010", "-")
  const missing = new Set<string>()
  const loadAdditionalAsset = (_: string, characters: string) => {
    for (const character of characters) missing.add(character)
    return Promise.resolve([])
  }
  await satori(box({ fontFamily }, text), { ...socialCardSize, fonts, loadAdditionalAsset })
  const known = Array.from(text).filter((character) => !missing.has(character))
  return known.join("").replace(/\s+/g, " ").trim()
}

/** Lays out `node` and returns its size in pixels. */
const measure = async (node: ReactElement, fonts: Font[], width?: number) => {
  const svg = await satori(node, width === undefined ? { height: 1, fonts } : { width, fonts })
  const [, across = "0", down = "0"] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  return { width: Number(across), height: Number(down) }
}

/** Returns the largest font size at which a title takes at most `maxLines` and no word is broken, otherwise the smallest. */
export const fitTitle = async (title: string, fonts: Font[]): Promise<number> => {
  const words = title.split(/(?<=[-/–—])|[ \n]+/).map((word) => box({}, word))
  const column = box({ ...heading, flexDirection: "column", fontFamily, fontSize: 100 }, ...words)
  const longest = (await measure(column, fonts)).width / 100
  for (const size of sizes) {
    if (size * longest > titleBox.width) continue
    const { height } = await measure(
      box({ ...titleStyle(size), textWrap: "wrap" }, title),
      fonts,
      titleBox.width,
    )
    if (height <= Math.min(titleBox.height, Math.ceil(maxLines * size * lineHeight))) return size
  }
  return smallest
}

const drawMark = ({ viewBox, paths }: BrandMark) =>
  createElement(
    "svg",
    { width: 48, height: 48, viewBox },
    paths.map(({ d, fillRule }) => createElement("path", { key: d, d, fill: paper, fillRule })),
  )

/** Darkens the image behind the texts. */
const shade = `linear-gradient(to right, ${ink}eb 30%, ${ink}00 72%)`

/**
 * Returns the SVG that is drawn over the base image: brand mark, name, title and address of the site. satori writes texts as
 * outlines, so a card does not depend on the fonts of the machine.
 */
export const cardSvg = async (
  { mark, title, brand, kicker, address }: CardTexts,
  fonts: Font[],
): Promise<string> => {
  const text = await drawable(title, fonts)
  const size = await fitTitle(text, fonts)
  const card = box(
    { ...socialCardSize, position: "relative", fontFamily, backgroundImage: shade },
    box(
      { position: "absolute", top: 60, left: margin, height: 48, gap: 18, alignItems: "center" },
      drawMark(mark),
      box(
        { flexDirection: "column", lineHeight: 1.2 },
        box({ ...heading, ...oneLine, fontSize: 28 }, brand),
        kicker && box({ ...label, ...oneLine, fontSize: 22 }, kicker),
      ),
    ),
    box(
      { position: "absolute", left: margin, top: titleBox.bottom - titleBox.height, height: titleBox.height },
      box({ alignSelf: "flex-end" }, box(titleStyle(size), text)),
    ),
    box({ position: "absolute", left: margin, top: 520, width: 56, height: 5, backgroundColor: signal }),
    box({ ...label, ...oneLine, position: "absolute", left: margin, top: 544, fontSize: 24 }, address),
  )
  return satori(card, { ...socialCardSize, fonts })
}

/** The number of pixels by which the base image is moved to the right, so that titles do not cover the trade lanes. */
const shift = 120
const { width, height } = socialCardSize

/** The brightest colours behind the texts: a light image is darkened to them, so that titles stay legible. */
const limit = `
  <svg width="${width}" height="${height}">
    <linearGradient id="limit">
      <stop offset="66%" stop-color="#788ca0" />
      <stop offset="80%" stop-color="#ffffff" />
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#limit)" />
  </svg>`

/** Prepares the base image for all cards: cropped to the size of a card, with its left edge repeated. */
export const openBase = async (image: Uint8Array): Promise<Buffer> => {
  const card = await sharp(image)
    .resize({ ...socialCardSize, fit: "cover" })
    .removeAlpha()
    .toBuffer()
  return sharp(card)
    .extract({ left: 0, top: 0, width: width - shift, height })
    .extend({ left: shift, extendWith: "copy" })
    .composite([{ input: Buffer.from(limit), blend: "darken" }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Draws a card as a JPEG, which is smaller than a PNG: some link previews ignore large images. */
export const drawCard = (base: Buffer, svg: string): Promise<Buffer> =>
  sharp(base, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer()
