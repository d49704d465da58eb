import type { Position } from "../geo/position"
import { element } from "../svg/element"
import type { Chart } from "./chart"

/** Draws a compass ring at a position, turned to true north there: ticks of two degrees, a needle, no ornament. */
export function compass({ at, scheme, marks }: Chart, position: Position, radius: number): string {
  const colour = scheme.textSoft
  const [x, y] = at(position)
  const reach = radius * 1.2
  marks.push({ what: "rose", text: "compass", box: [x - reach, y - reach, x + reach, y + reach] })
  const [nx, ny] = at([position[0], position[1] + 0.1])
  const turn = (Math.atan2(nx - x, y - ny) * 180) / Math.PI
  const tick = (angle: number, from: number, to: number) => {
    const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
    const [a, b, c, d] = [sin * from, -cos * from, sin * to, -cos * to].map((value) =>
      (value * radius).toFixed(1),
    )
    return `M${a} ${b}L${c} ${d}`
  }
  const range = (step: number) => Array.from({ length: 360 / step }, (_, at) => at * step)
  const ticks = (step: number, from: number, to: number, width: number) =>
    element("path", {
      d: range(step)
        .map((angle) => tick(angle, from, to))
        .join(""),
      "stroke-width": width,
    })
  const needle = [0, 90, 180, 270].map((angle) => {
    const [tip, side] = [radius * (angle === 0 ? 0.8 : 0.46), radius * 0.075]
    const half = (way: number, fill: string) =>
      element("path", {
        d: `M0 0V${(-tip).toFixed(1)}L${(way * side).toFixed(1)} ${(-side).toFixed(1)}Z`,
        fill,
      })
    return element(
      "g",
      { transform: `rotate(${angle})`, "stroke-width": 2, "stroke-linejoin": "round" },
      half(1, colour),
      half(-1, scheme.ground),
    )
  })
  return element(
    "g",
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(2)})`,
      fill: "none",
      stroke: colour,
      opacity: 0.7,
    },
    element("circle", { r: radius, "stroke-width": 2.5 }),
    element("circle", { r: radius * 0.86, "stroke-width": 1.5 }),
    ticks(2, 0.95, 1, 1.5),
    ticks(10, 0.9, 1, 2),
    ticks(30, 0.86, 1, 3),
    ...needle,
    element("path", {
      d: `M0 ${-radius * 1.2}l${radius * 0.06} ${radius * 0.13}h${-radius * 0.12}Z`,
      fill: colour,
    }),
  )
}
