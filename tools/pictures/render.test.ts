import { geoMercator } from "d3-geo"
import sharp from "sharp"
import { openChart } from "./chart/chart"
import { frame } from "./chart/frame"
import { ground } from "./chart/ground"
import { port } from "./chart/port"
import { schemes } from "./chart/scheme"
import { places } from "./geo/places"
import { renderPng } from "./render"
import { sheet } from "./sheet"

function smallChart(): string {
  const chart = openChart({
    edition: { scheme: schemes.day, small: true },
    size: [320, 280],
    projection: geoMercator(),
    show: [
      [-10, 45],
      [12, 58],
    ],
    scale: "110m",
  })
  return sheet(
    chart,
    ground(chart, { step: 5, pitch: 12 }),
    port(chart, places.londonGateway, { radius: 4 }),
    frame(chart, { step: 5, figures: 5 }),
  ).svg
}

test("the same chart drawn twice has the same bytes", async () => {
  const [once, again] = [await renderPng(smallChart()), await renderPng(smallChart())]
  expect(once.equals(again)).toBe(true)
})

test("a drawn chart has the requested size and shows land, sea and ink", async () => {
  const { data, info } = await sharp(await renderPng(smallChart()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([320, 280])
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += 3) colours.add(data.subarray(at, at + 3).toString("hex"))
  expect(colours).toContain(schemes.day.ground.slice(1))
  expect(colours).toContain(schemes.day.land.slice(1))
})
