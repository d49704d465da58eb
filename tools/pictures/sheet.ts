import type { Chart } from "./chart/chart"
import { element } from "./svg/element"

/** A finished image: its SVG, and the chart with its marks. */
export type Drawing = { chart: Chart; svg: string }

/** Joins the parts of an image. */
export function sheet(chart: Chart, ...children: string[]): Drawing {
  const { width, height, enlargement } = chart
  const root = {
    xmlns: "http://www.w3.org/2000/svg",
    width: width * enlargement,
    height: height * enlargement,
    viewBox: `0 0 ${width} ${height}`,
  }
  return { chart, svg: element("svg", root, ...children) }
}
