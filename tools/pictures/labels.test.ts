import { geoArea } from "d3-geo"
import type { MultiPolygon } from "geojson"
import { charts } from "./catalogue"
import type { Box, Chart, Mark } from "./chart/chart"
import { crossingsAt } from "./geo/crossings"
import { projectRings } from "./geo/rings"

/** Both schemes have the same layout. */
const inLight = charts.filter(({ file }) => !file.includes(".dark"))
const thumbnails = inLight.filter(({ file }) => file.includes(".thumbnail"))
const drawn = inLight.filter((chart) => !thumbnails.includes(chart))

const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** The areas of the map and of the key below it. */
const placeFor = ({ what }: Mark, { inner, width, height }: Chart): Box =>
  what === "key" ? [0, inner[3], width, height] : inner

const isInside = ([left, top, right, bottom]: Box, [west, north, east, south]: Box) =>
  left > west && top > north && right < east && bottom < south

/** Returns whether one of a few lines across a box crosses land. */
function touchesLand(rings: number[][], [left, top, right, bottom]: Box): boolean {
  return [0.1, 0.5, 0.9].some((share) => {
    const crossings = crossingsAt(rings, top + share * (bottom - top))
    const before = crossings.filter((x) => x < left).length
    return before % 2 === 1 || crossings.some((x) => x >= left && x <= right)
  })
}

/** In steradians: more than Zealand and less than Ireland. Smaller islands are not visible below a name. */
const largeIsland = 0.001

/** Returns a function that lists the numbers of the continents and large islands a box touches. */
function findLandBelow({ coarseLand, projection }: Chart): (box: Box) => number[] {
  const parts = coarseLand.coordinates
    .map((polygon): MultiPolygon => ({ type: "MultiPolygon", coordinates: [polygon] }))
    .filter((part) => geoArea(part) > largeIsland)
    .map((part) => projectRings(part, projection))
  return (box) => parts.flatMap((rings, at) => (touchesLand(rings, box) ? [at] : []))
}

describe.each(drawn)("$file", ({ draw }) => {
  let chart: Chart

  beforeAll(() => {
    chart = draw().chart
  })

  test("no name or symbol covers another", () => {
    const pairs = chart.marks.flatMap((one, at) =>
      chart.marks.slice(at + 1).map((other) => [one, other] as const),
    )
    const covered = pairs.filter(
      ([one, other]) => (one.what !== "sign" || other.what !== "sign") && overlap(one.box, other.box),
    )
    expect(covered.map(([one, other]) => `${one.text} and ${other.text}`)).toEqual([])
  })

  test("no name or symbol extends beyond the frame", () => {
    const cut = chart.marks.filter((mark) => !isInside(mark.box, placeFor(mark, chart)))
    expect(cut.map(({ text }) => text)).toEqual([])
  })

  test("names of seas and the compass are on water", () => {
    const rings = projectRings(chart.land, chart.projection)
    const ashore = chart.marks.filter(
      ({ what, box }) => (what === "water" || what === "rose") && touchesLand(rings, box),
    )
    expect(ashore.map(({ text }) => text)).toEqual([])
  })

  test("the name of a port is on the water or on the land of that port", () => {
    const landBelow = findLandBelow(chart)
    const misplaced = chart.marks.filter(({ what, text, box }) => {
      const ring = chart.marks.find((mark) => mark.text.toUpperCase() === `RING OF ${text}`)
      if (what !== "name" || !ring) return false
      const [below, own] = [landBelow(box), landBelow(ring.box)]
      return below.length > 0 && !below.some((land) => own.includes(land))
    })
    expect(misplaced.map(({ text }) => text)).toEqual([])
  })

  test("the key contains every line and symbol", () => {
    expect(chart.key.length).toBeGreaterThan(0)
    expect(chart.marks.filter(({ what }) => what === "key")).toHaveLength(
      new Set(chart.key.map(({ text }) => text)).size,
    )
  })

  test("letters are at least 12 px high at the smallest size of the chart", () => {
    const shown = chart.small ? 352 : 722
    expect((Math.min(...Object.values(chart.letters)) * shown) / chart.width).toBeGreaterThanOrEqual(12)
  })
})

test.each(thumbnails)("$file has no text, which would be too small to read", ({ draw }) => {
  const { chart } = draw()
  expect(chart.marks.filter(({ what }) => what !== "sign")).toEqual([])
})
