import { geoPath, type GeoPermissibleObjects, type GeoProjection } from "d3-geo"
import type { MultiPolygon } from "geojson"
import { readLand, type Scale } from "../geo/land"
import type { Position } from "../geo/position"
import type { Scheme } from "./scheme"

/** One picture: its size in pixels, its view of the globe, its colours and its land. */
export type Chart = {
  width: number
  height: number
  scheme: Scheme
  projection: GeoProjection
  land: MultiPolygon
  /** The path data of anything on the globe */
  trace: (shape: GeoPermissibleObjects) => string
  /** Where a position lies in the picture */
  at: (position: Position) => [x: number, y: number]
}

type View = {
  size: [width: number, height: number]
  scheme: Scheme
  projection: GeoProjection
  /** South-west and north-east corner of what must be in view, in degrees; the projection as it comes when left out */
  show?: [Position, Position]
  scale: Scale
  /** The part of the picture, in pixels, that this fills; the whole picture when left out */
  within?: [[left: number, top: number], [right: number, bottom: number]]
}

/** Shapes are cut this far outside the picture, so that no cut edge and no shallow water of it is seen. */
const bleed = 160

/** Sets up a chart so that the wanted part of the globe fills the picture, or a part of it, and is centred there. */
export function openChart({ size, scheme, projection, show, scale, within = [[0, 0], size] }: View): Chart {
  const [width, height] = size
  if (show) projection.fitExtent(within, { type: "MultiPoint", coordinates: outline(show) })
  projection.clipExtent([
    [-bleed, -bleed],
    [width + bleed, height + bleed],
  ])
  const path = geoPath(projection).digits(1)
  return {
    width,
    height,
    scheme,
    projection,
    land: readLand(scale),
    trace: (shape) => path(shape) ?? "",
    at: (position) => {
      const point = projection(position)
      if (!point) throw new Error(`${position.join(", ")} cannot be seen in this projection`)
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
