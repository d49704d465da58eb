import { palette } from "../palette"
import { mix } from "../svg/mix"

const { ink, inkRaised, night, nightRaised, paper, paperSunken, lane, laneNight, signal, signalStrong } =
  palette

/** Returns the bands of shallow water from the outside in: distance from the coast in pixels, and colour. */
const shallows = (deep: string, shallow: string, shares: number[]) =>
  [74, 44, 18].map((reach, at) => ({ reach, fill: mix(deep, shallow, shares[at] ?? 0) }))

/** The colours of a chart by use. `signal` is for the place or course that the text is about. */
export type Scheme = Record<
  | "ground"
  | "contour"
  | "land"
  | "dot"
  | "coast"
  | "border"
  | "graticule"
  | "rule"
  | "lane"
  | "text"
  | "textSoft"
  | "signal"
  | "stamp",
  string
> & { shallows: { reach: number; fill: string }[] }

/** Returns the colours of a chart with light lines on a dark background. */
const onInk = (ground: string, raised: string): Scheme => ({
  ground,
  shallows: shallows(ground, raised, [0.3, 0.6, 0.95]),
  contour: mix(ground, laneNight, 0.14),
  land: mix(ground, raised, 0.62),
  dot: mix(ground, laneNight, 0.4),
  coast: mix(ground, laneNight, 0.55),
  border: mix(ground, laneNight, 0.28),
  graticule: mix(ground, laneNight, 0.15),
  rule: mix(ground, laneNight, 0.7),
  lane: laneNight,
  text: paper,
  textSoft: mix(ground, laneNight, 0.66),
  signal,
  stamp: signalStrong,
})

/** `day` and `night` follow the visitor's colour scheme; `ink` is for images that are dark in both, with the ink colour of the light one. */
export const schemes: Record<"day" | "night" | "ink", Scheme> = {
  day: {
    ground: paper,
    shallows: shallows(paper, laneNight, [0.1, 0.2, 0.33]),
    contour: mix(paper, lane, 0.26),
    land: paperSunken,
    dot: mix(paperSunken, ink, 0.26),
    coast: mix(paperSunken, ink, 0.62),
    border: mix(paperSunken, ink, 0.34),
    graticule: mix(paper, lane, 0.2),
    rule: ink,
    lane,
    text: ink,
    textSoft: mix(paper, lane, 0.85),
    // Lines on paper need more contrast than the fill of a button does.
    signal: mix(signal, ink, 0.12),
    stamp: mix(signal, ink, 0.3),
  },
  night: onInk(night, nightRaised),
  ink: onInk(ink, inkRaised),
}
