import sharp from "sharp"
import { drawCard, openBase } from "./base-image"
import { cardSvg, titleBox } from "./card-svg"
import { loadTypeface } from "./typeface"

const types = { heading: loadTypeface(600, -0.018), label: loadTypeface(500, 0) }
const svg = (title: string) =>
  cardSvg({ title, brand: "Lodestar", kicker: "Hub", address: "site.test" }, types)
const ink = () =>
  sharp({ create: { width: 2400, height: 1260, channels: 3, background: "#0b1e31" } })
    .png()
    .toBuffer()

/** Where a title stands: the smallest box around all pixels in which its card differs from one without a title. */
const titleExtent = async (title: string) => {
  const bare = await sharp(Buffer.from(svg("")))
    .raw()
    .toBuffer()
  const { data, info } = await sharp(Buffer.from(svg(title)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at] === bare[at]) continue
    const x = (at / info.channels) % info.width
    const y = Math.floor(at / info.channels / info.width)
    extent.left = Math.min(extent.left, x)
    extent.right = Math.max(extent.right, x)
    extent.top = Math.min(extent.top, y)
    extent.bottom = Math.max(extent.bottom, y)
  }
  return extent
}

test.each([
  "Customs",
  "Sanctioned-party list screening: careful without standing still",
  "Ångström ÅÉÎ Ệ gjpqy ".repeat(30),
  "W".repeat(400),
])("no pixel of the title %s stands outside its box", async (title) => {
  const box = await titleExtent(title)
  expect(box.left).toBeGreaterThanOrEqual(titleBox.left - 2)
  expect(box.right).toBeLessThanOrEqual(titleBox.left + titleBox.width + 2)
  expect(box.top).toBeGreaterThanOrEqual(titleBox.bottom - titleBox.height - 2)
  expect(box.bottom).toBeLessThanOrEqual(titleBox.bottom + 2)
})

test("a name of any length stays on the card", () => {
  const long = cardSvg({ title: "", brand: "Lodestar ".repeat(40), kicker: "", address: "" }, types)
  const across = [...long.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
  expect(Math.max(...across)).toBeLessThanOrEqual(1200 - 72)
})

test("a card is a picture of 1200 by 630 pixels, whatever the size of the base", async () => {
  const card = await drawCard(await openBase(await ink()), svg("Customs"))
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
})

test("the same words give the same bytes", async () => {
  const base = await openBase(await ink())
  expect(await drawCard(base, svg("Customs"))).toEqual(await drawCard(base, svg("Customs")))
})
