import { readFileSync } from "node:fs"
import path from "node:path"

const file = path.join(__dirname, "../../src/styles/tokens.css")

/** Reads the colour tokens of the site without their prefix: the light values, overridden by the dark ones for the dark scheme. */
function readTokens(): Record<"light" | "dark", Map<string, string>> {
  const [light = "", dark = ""] = readFileSync(file, "utf8").split("@media (prefers-color-scheme: dark)")
  const colours = (css: string) =>
    [...css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6});/g)].map(
      ([, name = "", value = ""]) => [name, value] as const,
    )
  return { light: new Map(colours(light)), dark: new Map([...colours(light), ...colours(dark)]) }
}

const tokens = readTokens()

function token(scheme: "light" | "dark", name: string): string {
  const value = tokens[scheme].get(name)
  if (!value) throw new Error(`src/styles/tokens.css has no colour --color-${name} in six hexadecimal digits`)
  return value
}

/** The colours of the charts. All but the two raised ones, which no page uses, are tokens of `src/styles/tokens.css`. */
export const palette = {
  ink: token("light", "ink"),
  inkRaised: "#12304a",
  night: token("dark", "ink"),
  nightRaised: "#0f2a42",
  paper: token("light", "paper"),
  paperSunken: token("light", "paper-sunken"),
  lane: token("light", "lane"),
  laneNight: token("light", "link-inverse"),
  signal: token("light", "signal"),
  signalStrong: token("light", "signal-strong"),
}
