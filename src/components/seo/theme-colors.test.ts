import { readFileSync } from "node:fs"
import { themeColors } from "./theme-colors"

const [light = "", dark = ""] = readFileSync("src/styles/tokens.css", "utf8").split(
  "prefers-color-scheme: dark",
)

test("browser bars have the ink of the scheme, and the installed site opens on the paper", () => {
  expect(light).toContain(`--color-ink: ${themeColors.light};`)
  expect(dark).toContain(`--color-ink: ${themeColors.dark};`)
  expect(light).toContain(`--color-paper: ${themeColors.paper};`)
})
