import sharp from "sharp"
import { contrast } from "../../../e2e/support/contrast"
import { loadFonts } from "../../site/fonts"
import { cardSvg, drawCard } from "./card-image"

const texts = {
  mark: { viewBox: "0 0 4 4", paths: [] },
  title: "Customs",
  brand: "Lodestar",
  kicker: "Hub",
  address: "site.test",
}
const svg = async (changed: Partial<typeof texts> = {}) =>
  cardSvg({ ...texts, ...changed }, await loadFonts())

/** Returns the horizontal extent of the pixels in which two cards differ. */
const differenceOf = async (one: Partial<typeof texts>, other: Partial<typeof texts>) => {
  const opaque = async (changed: Partial<typeof texts>) =>
    sharp(Buffer.from(await svg(changed)))
      .flatten({ background: "#0b1e31" })
      .png()
      .toBuffer()
  const difference = sharp(await opaque(one)).composite([{ input: await opaque(other), blend: "difference" }])
  const { info } = await sharp(await difference.png().toBuffer())
    .removeAlpha()
    .trim({ background: "black", threshold: 0 })
    .toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  return { left, right: left + info.width }
}

test.each(["title", "brand", "kicker", "address"] as const)(
  "a %s of any length stays within the margins",
  async (field) => {
    const { left, right } = await differenceOf({ [field]: "Lodestar W".repeat(40) }, { [field]: "" })
    expect(left).toBeGreaterThanOrEqual(72 - 2)
    expect(right).toBeLessThanOrEqual(1200 - 72 + 2)
  },
)

test("a title loses characters that the typeface lacks", async () => {
  const title = "Duties \u2265 5 \u0025: Word\u2011hyphens, № 7 \u{1F600}"
  expect(await svg({ title })).toBe(await svg({ title: "Duties 5 %: Word-hyphens, No 7" }))
})

test("a card has 1200 by 630 pixels, and a title contrasts with a white image", async () => {
  const white = sharp({ create: { width: 2400, height: 1260, channels: 3, background: "#ffffff" } }).png()
  const card = sharp(await drawCard(await white.toBuffer(), await svg()))
  expect(await card.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
  const pixels = await card.raw().toBuffer()
  // The right end of the lines of a title.
  const at = (400 * 1200 + 72 + 720) * 3
  expect(contrast([247, 244, 236], [...pixels.subarray(at, at + 3)])).toBeGreaterThanOrEqual(3)
})
