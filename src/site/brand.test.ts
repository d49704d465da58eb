import { readFileSync } from "node:fs"
import { themeColors } from "./brand"

const tokens = readFileSync("src/styles/tokens.css", "utf8")

test("the theme colours are those of the style sheets", () => {
  expect(tokens).toContain(`--color-ink: light-dark(${themeColors.light}, ${themeColors.dark});`)
  expect(tokens).toContain(`--color-paper: light-dark(${themeColors.paper},`)
  expect(tokens).toContain(`--color-text-inverse-muted: light-dark(${themeColors.muted},`)
  expect(tokens).toContain(`--color-signal: light-dark(${themeColors.signal},`)
})
