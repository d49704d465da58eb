import { element } from "../svg/element"
import { mix } from "../svg/mix"
import type { Scheme } from "./scheme"

type QuayPlan = { x: number; y: number; width: number; height: number; scheme: Scheme }

const [aisles, bays] = [6, 16]

const rect = (left: number, top: number, wide: number, high: number, fill: string, stroke?: string) =>
  element("rect", {
    x: left,
    y: top,
    width: wide,
    height: high,
    fill,
    stroke,
    "stroke-width": stroke ? 2.5 : undefined,
  })

/** Draws the plan of a bonded warehouse on a quay: water with berths, crane rails, and rows of bins, one of them held. */
export function quayPlan({ x, y, width, height, scheme }: QuayPlan): string {
  const water = height * 0.26
  const hall = { left: x + 36, top: y + water + 62, width: width - 72, height: height - water - 98 }
  const shelf = hall.height / aisles
  const bay = hall.width / bays
  const bins = Array.from({ length: aisles * bays }, (_, at) => {
    const [row, column] = [Math.floor(at / bays), at % bays]
    if (column === 5 || column === 10) return ""
    const held = row === 2 && column === 12
    const free = (row * 7 + column * 5) % 6 === 0
    const [left, top] = [
      hall.left + column * bay + 4,
      hall.top + row * shelf + (row % 2 === 0 ? shelf * 0.3 : 4),
    ]
    const fill = held ? scheme.signal : free ? scheme.ground : mix(scheme.land, scheme.lane, 0.34)
    return rect(left, top, bay - 8, shelf * 0.66, fill, held ? scheme.signal : scheme.coast)
  })
  const berth = (left: number, long: number) => {
    const [top, beam] = [y + water - 74, 52]
    const d = `M${left} ${top}h${long - 44}q34 4 44 ${beam / 2}q-10 22 -44 ${beam / 2}h${44 - long}q-14 ${-beam / 2} 0 ${-beam}Z`
    const holds = Array.from({ length: 7 }, (_, at) =>
      rect(
        left + 46 + at * ((long - 120) / 7),
        top + 10,
        (long - 120) / 7 - 6,
        beam - 20,
        scheme.land,
        scheme.lane,
      ),
    )
    return (
      element("path", { d, fill: scheme.ground, stroke: scheme.lane, "stroke-width": 4 }) + holds.join("")
    )
  }
  const bollards = Array.from(
    { length: 19 },
    (_, at) => `M${(x + 20 + at * ((width - 40) / 18)).toFixed(1)} ${y + water}v-12`,
  )
  return [
    rect(x, y, width, height, scheme.land),
    rect(x, y, width, water, scheme.shallows.at(-1)?.fill ?? scheme.ground),
    berth(x + 48, width * 0.5),
    berth(x + width * 0.62, width * 0.3),
    element("path", { d: bollards.join(""), stroke: scheme.rule, "stroke-width": 5 }),
    element("path", {
      d: `M${x} ${y + water}h${width}M${x} ${y + water + 18}h${width}M${x} ${y + water + 34}h${width}`,
      stroke: scheme.rule,
      "stroke-width": 2.5,
    }),
    rect(hall.left - 14, hall.top - 10, hall.width + 28, hall.height + 20, "none", scheme.rule),
    ...bins,
    element("rect", { x, y, width, height, fill: "none", stroke: scheme.rule, "stroke-width": 5 }),
  ].join("")
}
