import type { GeoPermissibleObjects } from "d3-geo"
import { element } from "../svg/element"
import type { Chart } from "./chart"
import type { Scheme } from "./scheme"

type Stroke = {
  width: number
  dash?: string
  colour: (scheme: Scheme) => string
  core?: { dash: string; width: number }
}

/** The line styles, which mean the same in every chart. */
const styles = {
  "Sea lane": { width: 8, colour: ({ lane }) => lane },
  "Chosen course": { width: 10, colour: ({ signal }) => signal },
  "Under transit": { width: 8, dash: "24 20", colour: ({ lane }) => lane },
  Road: { width: 9, dash: "1 14", colour: ({ text }) => text },
  Flight: { width: 7, dash: "38 18 1 18", colour: ({ lane }) => lane },
  Railway: { width: 12, colour: ({ text }) => text, core: { dash: "18 18", width: 6 } },
} satisfies Record<string, Stroke>

export type LineStyle = keyof typeof styles

function stroked(d: string, { scheme }: Chart, style: LineStyle): string {
  const { width, dash, colour, core }: Stroke = styles[style]
  const line = { d, fill: "none", "stroke-linejoin": "round" }
  return [
    element("path", { ...line, stroke: scheme.ground, "stroke-width": width + 9, opacity: 0.75 }),
    element("path", {
      ...line,
      stroke: colour(scheme),
      "stroke-width": width,
      "stroke-dasharray": dash,
      "stroke-linecap": core ? undefined : "round",
    }),
    core
      ? element("path", {
          ...line,
          stroke: scheme.ground,
          "stroke-width": core.width,
          "stroke-dasharray": core.dash,
        })
      : "",
  ].join("")
}

/** Draws lines of one style and adds it to the key as `text`. */
export function line(
  chart: Chart,
  shapes: GeoPermissibleObjects[],
  style: LineStyle,
  text: string = style,
): string {
  const width = 110
  chart.key.push({
    text,
    width,
    sample: (x, y) => stroked(`M${x} ${y.toFixed(1)}h${width}`, chart, style),
  })
  return stroked(shapes.map(chart.trace).join(""), chart, style)
}

/** Draws lines without an outline or an entry in the key, for images without a key. */
export const thinLine = (
  { trace }: Chart,
  shapes: GeoPermissibleObjects[],
  width: number,
  stroke: string,
): string =>
  element("path", {
    d: shapes.map(trace).join(""),
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  })
