import { geoPath, type GeoProjection } from "d3-geo"
import type { MultiPolygon } from "geojson"

/** Returns the outlines of a shape in the image, each as a flat list x, y, x, y … in pixels. */
export function projectRings(shape: MultiPolygon, projection: GeoProjection): number[][] {
  const rings: number[][] = []
  const pen = {
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => void rings.push([x, y]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push(x, y),
    arc: () => undefined,
    closePath: () => undefined,
  }
  geoPath(projection, pen)(shape)
  return rings
}
