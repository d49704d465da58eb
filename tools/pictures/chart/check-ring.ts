import { element } from "../svg/element"
import type { Position } from "../geo/position"
import type { Chart } from "./chart"

const check = "M-11 1L-4 9L12 -10"

/** Draws a ring of check marks around a place and adds it to the key as `text`. */
export function checkRing(chart: Chart, position: Position, text: string): string {
  const { scheme, key, marks } = chart
  const [x, y] = chart.at(position)
  const [radius, count, half] = [66, 10, 24]
  const pen = { fill: "none", stroke: scheme.signal, "stroke-linecap": "round", "stroke-linejoin": "round" }
  const signs = Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI
    const [cx, cy] = [Math.sin(angle) * radius, -Math.cos(angle) * radius]
    return element("path", { d: check, transform: `translate(${cx.toFixed(1)} ${cy.toFixed(1)})` })
  })
  key.push({
    text,
    width: 40,
    sample: (left, middle) =>
      element("path", {
        ...pen,
        d: check,
        "stroke-width": 6,
        transform: `translate(${left + 20} ${middle}) scale(1.5)`,
      }),
  })
  marks.push({
    what: "sign",
    text: "ring of check marks",
    box: [x - radius - half, y - radius - half, x + radius + half, y + radius + half],
  })
  return element(
    "g",
    { ...pen, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    element("circle", { r: radius, stroke: scheme.ground, "stroke-width": half * 2, opacity: 0.82 }),
    element("circle", { r: radius + half, "stroke-width": 4 }),
    element("circle", { r: radius - half, "stroke-width": 4 }),
    element("g", { "stroke-width": 6 }, ...signs),
  )
}
