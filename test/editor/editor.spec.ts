import { readFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { withEditedSite } from "../content/edited-site"
import { expect, test } from "./fixtures"

/** A photo as a phone writes it: on its side, with the place and the owner. */
const photo = () =>
  sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#678" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: "Test Person" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 8/1 0/1" },
    })
    .toBuffer()

test("a photo of a phone becomes an upright picture beside its text, without place and owner", async ({
  openEditor,
}) => {
  await withEditedSite([{ file: "IMG_4711.JPG", to: await photo() }], async (root) => {
    const window = await openEditor(root)
    await window.form("group-home/entries/home-why-choose-us")
    await window.setPicture("about.picture.src", path.join(root, "content/IMG_4711.JPG"))
    await window.save()
    const text = await readFile(path.join(root, "content/home/why-choose-us.yml"), "utf8")
    expect(text).toMatch(/src: \.\/img_4711\.webp/)
    const { width, height, exif } = await sharp(path.join(root, "content/home/img_4711.webp")).metadata()
    expect({ width, height, exif }).toEqual({ width: 1800, height: 2400, exif: undefined })
  })
})
