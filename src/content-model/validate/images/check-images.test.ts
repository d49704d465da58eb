import sharp from "sharp"
import { first, second } from "../../../../test/content/mistakes"
import { checkValidCopy, type Edit } from "../../../../test/content/valid-copy"

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#123" } })
    .png()
    .toBuffer()

type Sizes = Record<string, [width: number, height: number]>

const checkVersions = async (pictures: Sizes) => {
  const edits = await Promise.all(
    Object.entries(pictures).map(async ([name, size]): Promise<Edit> => ({
      file: `home/hero${name}.png`,
      to: await picture(...size),
    })),
  )
  return checkValidCopy(edits)
}

test("a picture may have dark and small versions and thumbnails", async () => {
  const versions: Sizes = {
    ".dark": [1600, 900],
    ".small": [1440, 1080],
    ".small.dark": [1440, 1080],
    ".thumbnail": [1440, 1080],
    ".thumbnail.dark": [1440, 1080],
  }
  expect(await checkVersions({ "": [1600, 900], ...versions })).toEqual([])
})

test("a dark version with another aspect ratio than the picture is reported", async () => {
  expect(await checkVersions({ "": [1600, 900], ".dark": [1600, 1200] })).toEqual([
    "content/home/hero.dark.png:1:1  error  has a different shape from hero.png  → replace it with the dark version of the new hero.png, or delete it",
  ])
})

test("a version has the same minimum width as any other picture", async () => {
  const [line] = await checkVersions({ "": [1600, 900], ".small": [640, 480] })
  expect(line).toContain("content/home/hero.small.png:1:1  error  is only 640 pixels wide")
})

test("a picture that is too narrow is refused with its width", async () => {
  const lines = await checkValidCopy([{ file: "home/hero.png", to: await picture(640, 9) }])
  expect(lines).toEqual([
    "content/home/hero.yml:16:8  error  the picture ./hero.png is only 640 pixels wide  → use a picture at least 1200 pixels wide",
  ])
})

test("a truncated picture is refused", async () => {
  const whole = await picture(1600, 9)
  const lines = await checkValidCopy([{ file: "home/hero.png", to: whole.subarray(0, whole.length - 20) }])
  expect(lines[0]).toContain(
    "content/home/hero.yml:16:8  error  the picture ./hero.png cannot be read as a picture",
  )
})

const photo = (type: "png" | "jpeg") =>
  sharp(
    Buffer.from(Array.from({ length: 1300 * 400 * 3 }, (_, index) => (index * 31 + (index >> 5)) % 251)),
    {
      raw: { width: 1300, height: 400, channels: 3 },
    },
  )
    .toFormat(type)
    .toBuffer()

test.each(["png", "jpeg"] as const)("a %s that is damaged in the middle is refused", async (type) => {
  const whole = await photo(type)
  expect(await checkValidCopy([{ file: "home/hero.png", to: whole }])).toEqual([])
  const lines = await checkValidCopy([
    {
      file: "home/hero.png",
      to: Buffer.from(whole).fill(0xff, whole.length >> 1, (whole.length >> 1) + 400),
    },
  ])
  expect(lines).toEqual([
    "content/home/hero.yml:16:8  error  the picture ./hero.png cannot be read as a picture  → save the picture again as PNG or JPEG",
  ])
})

test("a photograph with an orientation is as wide as it is shown", async () => {
  const turned = await sharp(await photo("jpeg"))
    .resize(800, 1300, { fit: "fill" })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await checkValidCopy([{ file: "home/hero.png", to: turned }])).toEqual([])
})

test("the check warns of a narrow strip", async () => {
  const strip = await sharp({ create: { width: 1200, height: 20, channels: 3, background: "#123" } })
    .png()
    .toBuffer()
  expect(await checkValidCopy([{ file: "home/hero.png", to: strip }])).toEqual([
    "content/home/hero.yml:16:8  warning  the picture ./hero.png is a narrow strip of 1200 × 20 pixels  → cut it so that one side is at most 5 times the other",
  ])
})

test("a decorative picture may have an empty alternative text", async () => {
  expect(await checkValidCopy([{ file: "home/hero.yml", from: 'alt: ""', to: "alt: ''" }])).toEqual([])
})

test("the check warns of a picture of 30 MB", async () => {
  const size = { width: 4000, height: 2500 }
  const large = await sharp({ create: { ...size, channels: 3, background: "#123" } })
    .png({ compressionLevel: 0, adaptiveFiltering: false })
    .toBuffer()
  expect(await checkValidCopy([{ file: "home/hero.png", to: large }])).toEqual([
    "content/home/hero.yml:16:8  warning  the picture ./hero.png is a file of 30 MB  → save it again as JPEG at most 2400 pixels wide, and write its new name here",
  ])
})

test("a picture for social cards that is too narrow is refused", async () => {
  expect(await checkValidCopy([{ file: "social.png", to: await picture(600, 315) }])).toEqual([
    "content/social.png:1:1  error  the picture ./social.png is only 600 pixels wide  → use a picture at least 1200 pixels wide",
  ])
})

test("a picture that no file shows is reported once, without its versions", async () => {
  const edits = ["", ".dark"].map((version) => ({ file: `clients/02-quay${version}.png`, to: "x" }))
  expect(await checkValidCopy(edits)).toEqual([
    "content/clients/02-quay.png:1:1  warning  no file shows this picture  → name it in a file of the same folder, or delete it",
  ])
})

const blank = (background: string, alpha = 1) =>
  sharp({ create: { width: 1600, height: 900, channels: 4, background: { ...rgb(background), alpha } } })
    .png()
    .toBuffer()

const rgb = (grey: string) => ({ r: Number(grey), g: Number(grey), b: Number(grey) })

test.each([
  ["white", "255", 1],
  ["black", "0", 1],
  ["transparent", "90", 0],
] as const)("a picture that is %s all over is refused", async (_, grey, alpha) => {
  expect(await checkValidCopy([{ file: "home/hero.png", to: await blank(grey, alpha) }])).toEqual([
    "content/home/hero.yml:16:8  error  the picture ./hero.png shows nothing: all of it has one colour  → save the picture again from the program in which you made it",
  ])
})

test("the check warns of two clients with the same alternative text for different pictures", async () => {
  const alt = "A chart of the North Sea from Hull to Hamburg."
  const yaml = `name: Quay\nindustry: Logistics\ndescription: Sails to Hull.\npicture:\n  src: ./02-quay.png\n  alt: ${alt}\n`
  const edits: Edit[] = [
    { file: "clients/01-wharf.yml", from: "A chart of the North Sea.", to: alt },
    { file: "clients/02-quay.yml", to: yaml },
    { file: "clients/02-quay.png", to: await picture(1600, 900) },
  ]
  expect(await checkValidCopy(edits)).toEqual([
    "content/clients/02-quay.yml:6:8  warning  picture.alt is the same as in content/clients/01-wharf.yml  → change one of the two",
  ])
})

test("the check warns of a picture that two articles describe in different words", async () => {
  const edits: Edit[] = [
    { file: second.replace("index.md", "chart.png"), to: await picture(1600, 900) },
    { file: first.replace("index.md", "chart.png"), to: await picture(1600, 900) },
    { file: second, from: "A chart of the Channel.", to: "A chart of a way around the Cape." },
  ]
  expect(await checkValidCopy(edits)).toEqual([
    `content/${second}:13:8  warning  the picture is the same as in content/${first}, but alt says something else  → put the right picture in the place of chart.png, or write the same words after alt:`,
  ])
})
