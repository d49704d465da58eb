import { geoPath, type GeoPermissibleObjects, type GeoProjection } from "d3-geo"
import type { MultiPolygon } from "geojson"
import { readLand, type Scale } from "../geo/land"
import type { Position } from "../geo/position"
import type { Scheme } from "./scheme"

export type Box = [left: number, top: number, right: number, bottom: number]

/**
 * A version of a chart: its colours; `small` is true for windows narrower than 48rem. A thumbnail is small as well, and has no letters,
 * no key and no frame.
 */
export type Edition = { scheme: Scheme; small: boolean; thumbnail?: boolean }

/** A part of the image that no other mark may cover. */
export type Mark = { what: "name" | "water" | "figure" | "key" | "sign" | "rose"; text: string; box: Box }

/** An entry of the key: draws a sample of the given width, vertically centred on `y`. */
export type KeyEntry = { text: string; width: number; sample: (x: number, y: number) => string }

/** An image: its size in pixels, its projection, its colours and its land. */
export type Chart = Required<Edition> & {
  width: number
  height: number
  /** Pixels of the image for each pixel of the chart */
  enlargement: number
  /** The map: the image without its margin */
  inner: Box
  projection: GeoProjection
  land: MultiPolygon
  /** The land at the next coarser scale, for wide strokes along the coast, which are slow on a detailed coastline */
  coarseLand: MultiPolygon
  /** Sizes of the letters in pixels */
  letters: { name: number; sea: number; figure: number; key: number }
  /** The marks drawn so far; `labels.test.ts` compares their boxes */
  marks: Mark[]
  key: KeyEntry[]
  /** Returns the path data of a GeoJSON object */
  trace: (shape: GeoPermissibleObjects) => string
  /** Projects a position to pixels */
  at: (position: Position) => [x: number, y: number]
}

type View = {
  edition: Edition
  size: [width: number, height: number]
  projection: GeoProjection
  /** South-west and north-east corner of the visible area in degrees; by default the projection is not fitted */
  show?: [Position, Position]
  scale: Scale
  /** The part of the map that `show` fills, as fractions of its width and height; by default all of it */
  within?: Box
  /** False for images without frame and key */
  framed?: boolean
}

/** Distance outside the image at which shapes are clipped, so that the clipped edge and its shallow water are not visible. */
const bleed = 160

/**
 * Sizes for images of 2000 pixels that are shown at least 720 px wide, and of 1440 pixels shown at least 352 px wide:
 * 34 and 50 pixels are then 12 px.
 */
const lettersFor = {
  large: { name: 44, sea: 38, figure: 34, key: 36 },
  small: { name: 52, sea: 50, figure: 50, key: 50 },
}

const marginFor = {
  large: { side: 76, key: 76 },
  small: { side: 30, key: 88 },
}

/** A thumbnail is drawn on a map of a third of the size and then enlarged, so that its lines are three times as wide. */
const reduction = 3

const thumbnailScheme = (scheme: Scheme): Scheme => ({
  ...scheme,
  shallows: scheme.shallows.map((band) => ({ ...band, reach: band.reach / reduction })),
})

/** Creates a chart whose projection fits the visible area into the map, or into a part of it. */
export function openChart(view: View): Chart {
  const { edition, projection, show, scale, within = [0, 0, 1, 1] } = view
  const { small, thumbnail = false } = edition
  const enlargement = thumbnail ? reduction : 1
  const framed = (view.framed ?? true) && !thumbnail
  const [width, height] = view.size.map((side) => side / enlargement) as [number, number]
  const margin = marginFor[small ? "small" : "large"]
  const inner: Box = framed
    ? [margin.side, margin.side, width - margin.side, height - margin.side - margin.key]
    : [0, 0, width, height]
  const along = (share: number, from: number, to: number) => from + share * (to - from)
  if (show) {
    const [left, top, right, bottom] = within
    projection.fitExtent(
      [
        [along(left, inner[0], inner[2]), along(top, inner[1], inner[3])],
        [along(right, inner[0], inner[2]), along(bottom, inner[1], inner[3])],
      ],
      { type: "MultiPoint", coordinates: outline(show) },
    )
  }
  projection.clipExtent([
    [-bleed, -bleed],
    [width + bleed, height + bleed],
  ])
  const path = geoPath(projection).digits(1)
  return {
    scheme: thumbnail ? thumbnailScheme(edition.scheme) : edition.scheme,
    small,
    thumbnail,
    width,
    height,
    enlargement,
    inner,
    projection,
    land: readLand(scale),
    coarseLand: readLand(scale === "10m" ? "50m" : "110m"),
    letters: lettersFor[small ? "small" : "large"],
    marks: [],
    key: [],
    trace: (shape) => path(shape) ?? "",
    at: (position) => {
      const point = projection(position)
      if (!point) throw new Error(`${position.join(", ")} is not visible in this projection`)
      return point
    },
  }
}

function outline([[west, south], [east, north]]: [Position, Position]): Position[] {
  return [west, (west + east) / 2, east].flatMap((longitude): Position[] => [
    [longitude, south],
    [longitude, north],
  ])
}
