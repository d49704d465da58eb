import { readFileSync } from "node:fs"
import { outlineIn, themeColors } from "./brand"

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

test("the paths of a logo become one outline, and a logo without paths or without a box has none", () => {
  const logo = '<svg viewBox="0 0 8 8"><path id="a" d="M0 0h8Z"/><path d="M1 1h2Z"/></svg>'
  expect(outlineIn(logo)).toEqual({ viewBox: "0 0 8 8", path: "M0 0h8Z M1 1h2Z" })
  expect(outlineIn('<svg viewBox="0 0 8 8"><circle r="4"/></svg>')).toBeUndefined()
  expect(outlineIn('<svg><path d="M0 0h8Z"/></svg>')).toBeUndefined()
  const cut = '<defs><clipPath id="c"><path d="M0 0h8v8Z"/></clipPath></defs>'
  expect(outlineIn(logo.replace("</svg>", `${cut}</svg>`))).toEqual(outlineIn(logo))
})
