import { readFile } from "node:fs/promises"
import { subsetOfFont } from "./webpack"

test("the font keeps the weights of the tokens, and its @font-face rule names them", async () => {
  const tokens = await readFile("src/styles/tokens.css", "utf8")
  const weights = [...tokens.matchAll(/--weight-\w+: (\d+);/g)].map(([, weight]) => Number(weight))
  const { min, max } = subsetOfFont.options.variationAxes.wght
  expect([Math.min(...weights), Math.max(...weights)]).toEqual([min, max])
  expect(await readFile("src/styles/fonts.css", "utf8")).toContain(`font-weight: ${min} ${max};`)
})
