import { readFileSync } from "node:fs"
import { themeColors } from "./theme-colors"

const [light = "", dark = ""] = readFileSync("src/styles/tokens.css", "utf8").split(
  "prefers-color-scheme: dark",
)

test("browser bars, the installed site and the social cards have the colours of the style sheets", () => {
  expect(light).toContain(`--color-ink: ${themeColors.light};`)
  expect(dark).toContain(`--color-ink: ${themeColors.dark};`)
  expect(light).toContain(`--color-paper: ${themeColors.paper};`)
  expect(light).toContain(`--color-text-inverse-muted: ${themeColors.muted};`)
  expect(light).toContain(`--color-signal: ${themeColors.signal};`)
})
