import { existsSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { catalogue } from "./catalogue"

const root = path.resolve(__dirname, "../..")
/** The charts that are in use: somebody who edits the content may delete one. */
const charts = catalogue
  .map(({ file }) => file)
  .filter((file) => file.startsWith("content/") && existsSync(path.join(root, file)))

test.each(charts)("%s is wide enough and light enough", async (file) => {
  const { width, size = 0 } = await sharp(path.join(root, file)).metadata()
  expect(width).toBeGreaterThanOrEqual(1440)
  expect(size || (await sharp(path.join(root, file)).toBuffer()).length).toBeLessThan(900 * 1024)
})
