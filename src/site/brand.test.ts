import { readFileSync } from "node:fs"
import { themeColors } from "./brand"

const [light = "", dark = ""] = readFileSync("src/styles/tokens.css", "utf8").split(
  "prefers-color-scheme: dark",
)

test("the theme colours are those of the style sheets", () => {
  expect(light).toContain(`--color-ink: ${themeColors.light};`)
  expect(dark).toContain(`--color-ink: ${themeColors.dark};`)
  expect(light).toContain(`--color-paper: ${themeColors.paper};`)
  expect(light).toContain(`--color-text-inverse-muted: ${themeColors.muted};`)
  expect(light).toContain(`--color-signal: ${themeColors.signal};`)
})
