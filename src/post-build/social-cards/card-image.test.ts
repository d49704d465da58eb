import sharp from "sharp"
import { contrast } from "../../../e2e/support/contrast"
import { loadFonts } from "../../site/fonts"
import { cardSvg, drawCard, fitTitle, openBase, titleBox } from "./card-image"

const texts = {
  mark: { viewBox: "0 0 4 4", paths: [] },
  title: "Customs",
  brand: "Lodestar",
  kicker: "Hub",
  address: "site.test",
}
const loaded = loadFonts()
const svg = async (changed: Partial<typeof texts>) => cardSvg({ ...texts, ...changed }, await loaded)
const ink = () =>
  sharp({ create: { width: 2400, height: 1260, channels: 3, background: "#0b1e31" } })
    .png()
    .toBuffer()

/** Returns the bounding box of all pixels in which a card differs from one without the text `field`. */
const extentOf = async (field: Exclude<keyof typeof texts, "mark">, text: string) => {
  const opaque = async (changed: Partial<typeof texts>) =>
    sharp(Buffer.from(await svg(changed)))
      .flatten({ background: "#0b1e31" })
      .png({ compressionLevel: 0 })
      .toBuffer()
  const difference = await sharp(await opaque({ [field]: text }))
    .composite([{ input: await opaque({ [field]: "" }), blend: "difference" }])
    .png({ compressionLevel: 0 })
    .toBuffer()
  const { info } = await sharp(difference)
    .removeAlpha()
    .trim({ background: "black", threshold: 0 })
    .toBuffer({ resolveWithObject: true })
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
  return { left, top, right: left + info.width - 1, bottom: top + info.height - 1 }
}

test.each([
  "Sanctioned-party list screening: careful without standing still",
  "Ångström ÅÉÎ gjpqy ".repeat(30),
  "W".repeat(400),
])("no pixel of the title %s is outside its box", async (title) => {
  const box = await extentOf("title", title)
  expect(box.left).toBeGreaterThanOrEqual(titleBox.left - 2)
  expect(box.right).toBeLessThanOrEqual(titleBox.left + titleBox.width + 2)
  expect(box.top).toBeGreaterThanOrEqual(titleBox.bottom - titleBox.height - 2)
  expect(box.bottom).toBeLessThanOrEqual(titleBox.bottom + 2)
})

test("a title with a long word is small enough to keep the word whole", async () => {
  const fonts = await loaded
  expect(await fitTitle("Donaudampfschifffahrt", fonts)).toBeLessThan(await fitTitle("Donau", fonts))
})

test.each(["brand", "kicker", "address"] as const)(
  "a %s of any length stays within the margins",
  async (field) => {
    const { left, right } = await extentOf(field, "Lodestar ".repeat(40))
    expect(left).toBeGreaterThanOrEqual(72 - 2)
    expect(right).toBeLessThanOrEqual(1200 - 72 + 2)
  },
)

test("a title loses characters that the typeface lacks, and keeps the others", async () => {
  const card = await svg({ title: "Duties \u2265 5 \u0025: Word\u2011hyphens, № 7 \u{1F600}" })
  expect(card).toBe(await svg({ title: "Duties 5 %: Word-hyphens, No 7" }))
})

test("a card is an image of 1200 by 630 pixels, whatever the size of the base image", async () => {
  const card = await drawCard(await openBase(await ink()), await svg({}))
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
})

test("a title contrasts with what is behind it when the base image is white", async () => {
  const white = sharp({ create: { width: 1200, height: 630, channels: 3, background: "#ffffff" } }).png()
  const base = await openBase(await white.toBuffer())
  const { left, width, bottom } = titleBox
  const at = (bottom * 1200 + left + width) * 3
  expect(contrast([247, 244, 236], [...base.subarray(at, at + 3)])).toBeGreaterThanOrEqual(3)
  expect([...base.subarray(-3)]).toEqual([255, 255, 255])
})
