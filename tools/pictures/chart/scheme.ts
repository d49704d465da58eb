import { palette } from "../palette"
import { mix } from "../svg/mix"

const { ink, ink2, paper, paper2, sea, seaLight, signal, signalDark } = palette

/** Shallow water from the outside in: how far it reaches from the coast in pixels, and its colour. */
const shallows = (deep: string, shallow: string, shares: number[]) =>
  [74, 44, 18].map((reach, at) => ({ reach, fill: mix(deep, shallow, shares[at] ?? 0) }))

/** The colours of one livery, by what they are used for. */
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

/** The two liveries of a chart: printed paper, and ink for the dark sections. */
export const schemes: Record<"paper" | "ink", Scheme> = {
  paper: {
    ground: paper,
    shallows: shallows(paper, seaLight, [0.08, 0.17, 0.28]),
    contour: mix(paper, sea, 0.26),
    land: paper2,
    dot: mix(paper2, ink, 0.26),
    coast: mix(paper2, ink, 0.62),
    border: mix(paper2, ink, 0.34),
    graticule: mix(paper, sea, 0.2),
    rule: ink,
    lane: sea,
    text: ink,
    textSoft: mix(paper, sea, 0.72),
    signal,
    stamp: signalDark,
  },
  ink: {
    ground: ink,
    shallows: shallows(ink, ink2, [0.3, 0.6, 0.95]),
    contour: mix(ink, seaLight, 0.14),
    land: mix(ink, ink2, 0.62),
    dot: mix(ink, seaLight, 0.4),
    coast: mix(ink, seaLight, 0.55),
    border: mix(ink, seaLight, 0.28),
    graticule: mix(ink, seaLight, 0.15),
    rule: mix(ink, seaLight, 0.7),
    lane: seaLight,
    text: paper,
    textSoft: mix(ink, seaLight, 0.62),
    signal,
    stamp: signal,
  },
}
