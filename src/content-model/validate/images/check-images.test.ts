import sharp from "sharp"
import { withValidCopy, type Edit } from "../../../../test/content/valid-copy"
import { checkContent } from "../check-content"
import { formatProblem } from "../problem"

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#123" } })
    .png()
    .toBuffer()

type Sizes = Record<string, [width: number, height: number]>

const check = async (pictures: Sizes) => {
  const edits = await Promise.all(
    Object.entries(pictures).map(async ([name, size]): Promise<Edit> => ({
      file: `home/hero${name}.png`,
      to: await picture(...size),
    })),
  )
  return withValidCopy(edits, async (root) =>
    (await checkContent(`${root}/content`, { today: "2026-01-01" })).map(formatProblem),
  )
}

test("a picture may have a dark, a small and a small dark version", async () => {
  const versions: Sizes = { ".dark": [1600, 900], ".small": [1440, 1080], ".small.dark": [1440, 1080] }
  expect(await check({ "": [1600, 900], ...versions })).toEqual([])
})

test("a dark version with another aspect ratio than the picture is reported", async () => {
  expect(await check({ "": [1600, 900], ".dark": [1600, 1200] })).toEqual([
    "content/home/hero.dark.png:1:1  error  has another shape than hero.png  → replace it with the dark version of the new hero.png, or delete it",
  ])
})

test("a version has the minimum width of any picture", async () => {
  const [line] = await check({ "": [1600, 900], ".small": [640, 480] })
  expect(line).toContain("content/home/hero.small.png:1:1  error  is only 640 pixels wide")
})

test("the check warns of a picture of 30 MB", async () => {
  const size = { width: 4000, height: 2500 }
  const large = await sharp({ create: { ...size, channels: 3, background: "#123" } })
    .png({ compressionLevel: 0, adaptiveFiltering: false })
    .toBuffer()
  const lines = await withValidCopy([{ file: "home/hero.png", to: large }], async (root) =>
    (await checkContent(`${root}/content`, { today: "2026-01-01" })).map(formatProblem),
  )
  expect(lines).toEqual([
    "content/home/hero.yml:16:8  warning  the picture ./hero.png is a file of 30 MB  → save it again at most 2400 pixels wide",
  ])
})
