import { readFileSync } from "node:fs"
import { geoArea } from "d3-geo"
import type { MultiLineString, MultiPolygon } from "geojson"
import { feature, mesh } from "topojson-client"
import type { GeometryCollection, Topology } from "topojson-specification"

/** Natural Earth scales: 110m for the world, 50m for regions, 10m for a single coast. */
export type Scale = "110m" | "50m" | "10m"

type Atlas = Topology<{ land: GeometryCollection }>
type Countries = Topology<{ countries: GeometryCollection }>

const read = (name: string): unknown =>
  JSON.parse(readFileSync(require.resolve(`world-atlas/${name}.json`), "utf8"))

/** Steradians; Africa, Asia and Europe together are little more than two. */
const largestLand = 4

/**
 * Returns the land of the world as one shape, without Antarctica, which no chart shows and conic projections cannot represent.
 * Slivers of the 10m scale with reversed winding are also removed, because they would cover the whole globe except themselves.
 */
export function readLand(scale: Scale): MultiPolygon {
  const atlas = read(`land-${scale}`) as Atlas
  const [land] = feature(atlas, atlas.objects.land).features
  if (land?.geometry.type !== "MultiPolygon") throw new Error(`world-atlas land-${scale} contains no land`)
  const coordinates = land.geometry.coordinates.filter(
    (rings) =>
      rings[0]?.some(([, latitude = 0]) => latitude > -60) &&
      geoArea({ type: "Polygon", coordinates: rings }) < largestLand,
  )
  return { type: "MultiPolygon", coordinates }
}

/** Returns the borders between countries, without coasts. */
export function readBorders(scale: Scale): MultiLineString {
  const atlas = read(`countries-${scale}`) as Countries
  return mesh(atlas, atlas.objects.countries, (one, other) => one !== other)
}
