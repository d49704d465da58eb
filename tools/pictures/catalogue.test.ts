import path from "node:path"
import sharp from "sharp"
import { catalogue } from "./catalogue"

const root = path.resolve(__dirname, "../..")
const charts = catalogue.map(({ file }) => file).filter((file) => file.startsWith("content/"))

test.each(charts)("%s is committed, wide enough and light enough", async (file) => {
  const { width, size = 0 } = await sharp(path.join(root, file)).metadata()
  expect(width).toBeGreaterThanOrEqual(1440)
  expect(size || (await sharp(path.join(root, file)).toBuffer()).length).toBeLessThan(900 * 1024)
})
