import sharp from "sharp"
import { first } from "../../../../test/content/mistakes/row"
import { checkValidCopy } from "../../../../test/content/valid-copy"

const picture = (width: number, height = 90) =>
  sharp({ create: { width, height, channels: 3, background: "#123" } })
    .png()
    .toBuffer()

/** Returns the lines of the check with another picture in the hero, or with another version of it. */
const checkHero = (to: Uint8Array | string, ending = "") =>
  checkValidCopy([{ file: `home/hero${ending}.png`, to }])

test("a picture that is damaged in the middle is an error", async () => {
  const pixels = Array.from({ length: 1300 * 400 * 3 }, (_, index) => (index * 31 + (index >> 5)) % 251)
  const raw = { width: 1300, height: 400, channels: 3 } as const
  const whole = await sharp(Buffer.from(pixels), { raw }).jpeg().toBuffer()
  expect(await checkHero(whole)).toEqual([])
  const middle = whole.length >> 1
  expect(await checkHero(Buffer.from(whole).fill(0xff, middle, middle + 400))).toEqual([
    expect.stringContaining("home/hero.yml:16:8  error  the picture ./hero.png cannot be read as a picture"),
  ])
})

test("a drawing in SVG is an error under the name of a PNG as well", async () => {
  const [line] = await checkHero('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>')
  expect(line).toContain("error  the picture ./hero.png cannot be read as a picture")
})

test("a picture in a field needs 1200 pixels, one in a text may be a screenshot of 600", async () => {
  const folder = first.replace("index.md", "")
  const check = async (own: number, inText: number) =>
    checkValidCopy([
      { file: "home/hero.png", to: await picture(own) },
      { file: `${folder}chart.png`, to: await picture(inText) },
    ])
  expect(await check(1200, 600)).toEqual([])
  expect(await check(1199, 599)).toEqual([
    expect.stringContaining(":25:1  warning  the picture ./chart.png is only 599 pixels wide"),
    expect.stringContaining(":33:1  warning  the picture ./chart.png is only 599 pixels wide"),
    expect.stringContaining(":16:8  warning  the picture ./hero.png is only 1199 pixels wide"),
  ])
})

test("a picture of more than 15 MB is an error", async () => {
  const [line] = await checkHero(Buffer.alloc(16_000_000))
  expect(line).toContain("error  the picture ./hero.png is a file of 16 MB")
})

test("a dark version with another shape than the picture is an error", async () => {
  const { width, height } = await sharp("test/content/valid/home/hero.png").metadata()
  expect(await checkHero(await picture(width, height), ".dark")).toEqual([])
  expect(await checkHero(await picture(width, height * 2), ".dark")).toEqual([
    expect.stringContaining("home/hero.dark.png:1:1  error  has a different shape from hero.png"),
  ])
})
