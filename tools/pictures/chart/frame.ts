import type { GeoProjection } from "d3-geo"
import { element } from "../svg/element"
import { lettering, measureText } from "../svg/lettering"
import type { Chart } from "./chart"
import { label } from "./label"

type Frame = {
  /** Degrees between two changes of colour in the scale */
  step: number
  /** Degrees between two figures; omitted on small charts */
  figures: number
}

type Edge = { from: [number, number]; to: [number, number]; axis: 0 | 1 }
type Crossing = { share: number; degrees: number }

const band = 16

/**
 * Draws the neat line of a chart: a black and white scale of degrees around the map with figures outside it, and below it the key of
 * everything drawn before. Thumbnails have no frame.
 */
export function frame(chart: Chart, { step, figures }: Frame): string {
  const { width, height, scheme, thumbnail } = chart
  if (thumbnail) return ""
  const [left, top, right, bottom] = chart.inner
  const edges: Edge[] = [
    { from: [left, top], to: [right, top], axis: 0 },
    { from: [left, bottom], to: [right, bottom], axis: 0 },
    { from: [left, top], to: [left, bottom], axis: 1 },
    { from: [right, top], to: [right, bottom], axis: 1 },
  ]
  const inner = `M${left} ${top}H${right}V${bottom}H${left}Z`
  const rule = (grow: number, stroke: number) =>
    element("rect", {
      x: left - grow,
      y: top - grow,
      width: right - left + 2 * grow,
      height: bottom - top + 2 * grow,
      fill: "none",
      stroke: scheme.rule,
      "stroke-width": stroke,
    })
  return [
    element("path", {
      d: `M0 0H${width}V${height}H0Z${inner}`,
      "fill-rule": "evenodd",
      fill: scheme.ground,
    }),
    ...edges.map((edge) => scaleAlong(chart, edge, step, figures)),
    rule(0, 2.5),
    rule(band, 2.5),
    drawKey(chart),
  ].join("")
}

/** Writes the key as one line under the map, each sample followed by its meaning. */
function drawKey(chart: Chart): string {
  const { key, letters, scheme, inner, height } = chart
  const style = { face: "light", size: letters.key, fill: scheme.text } as const
  const [gap, indent] = [letters.key * 0.4, letters.key * 1.1]
  const entries = key.filter(({ text }, at) => key.findIndex((other) => other.text === text) === at)
  const middle = height - letters.key * 1.05
  let x = inner[0]
  return entries
    .map(({ text, width, sample }) => {
      const start = x
      x += width + gap + measureText(text, style) + indent
      return (
        sample(start, middle) +
        label(chart, "key", text, start + width + gap, middle + letters.key * 0.34, style)
      )
    })
    .join("")
}

function scaleAlong(chart: Chart, edge: Edge, step: number, figures: number): string {
  const { projection, inner, scheme, small, letters } = chart
  const crossings = findCrossings(projection, edge, step)
  const [x1, y1] = edge.from
  const [x2, y2] = edge.to
  const outward = edge.axis === 0 ? (y1 === inner[1] ? -1 : 1) : x1 === inner[0] ? -1 : 1
  const [ox, oy] = edge.axis === 0 ? [0, outward] : [outward, 0]
  const point = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const
  const bars = [{ share: 0, degrees: (crossings[0]?.degrees ?? 0) - step }, ...crossings].map(
    (crossing, at) => {
      const [ax, ay] = point(crossing.share)
      const [bx, by] = point(crossings[at]?.share ?? 1)
      const dark = Math.abs(Math.round(crossing.degrees / step)) % 2 === 1
      const d = `M${ax + ox * band * 0.5} ${ay + oy * band * 0.5}L${bx + ox * band * 0.5} ${by + oy * band * 0.5}`
      return dark ? element("path", { d, stroke: scheme.rule, "stroke-width": band * 0.5 }) : ""
    },
  )
  const size = letters.figure
  const style = { face: "light", size, fill: scheme.text, anchor: "middle" } as const
  let free = 0
  const labels = crossings
    .filter(({ degrees, share }) => !small && degrees % figures === 0 && share > 0.03 && share < 0.97)
    .map(({ degrees, share }) => {
      const text = degreesText(degrees, edge.axis)
      const [along, half] = [share * Math.hypot(x2 - x1, y2 - y1), measureText(text, style) / 2]
      // A figure that would touch the one before it is left out.
      if (along - half < free) return ""
      free = along + half + size / 2
      const [x, y] = point(share)
      const away = band + size * 0.62
      const turned = edge.axis === 0 ? undefined : `rotate(-90 ${(x + ox * away).toFixed(1)} ${y.toFixed(1)})`
      return element(
        "g",
        { transform: turned },
        lettering(text, x + ox * away, y + oy * away + size * 0.35, style),
      )
    })
  return [...bars, ...labels].join("")
}

/** Returns a figure of the scale, for example `20°N`. */
function degreesText(degrees: number, axis: Edge["axis"]): string {
  const [positive, negative] = axis === 0 ? ["E", "W"] : ["N", "S"]
  return `${Math.abs(degrees)}°${degrees === 0 ? "" : degrees > 0 ? positive : negative}`
}

/** Returns where multiples of `step` degrees meet an edge, by inverting the projection pixel by pixel. */
function findCrossings(projection: GeoProjection, { from, to, axis }: Edge, step: number): Crossing[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const read = (pixel: number) => {
    const share = pixel / length
    return projection.invert?.([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])?.[
      axis
    ]
  }
  const found: Crossing[] = []
  for (let pixel = 1; pixel <= length; pixel++) {
    const [before, after] = [read(pixel - 1), read(pixel)]
    if (before === undefined || after === undefined || Math.abs(after - before) > 180) continue
    const [low, high] = [Math.floor(before / step), Math.floor(after / step)]
    if (low === high) continue
    found.push({ share: pixel / length, degrees: Math.max(low, high) * step })
  }
  return found
}
