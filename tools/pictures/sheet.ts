import { element } from "./svg/element"

type Size = { width: number; height: number }

/** A whole SVG picture of the given size in pixels. */
export function sheet({ width, height }: Size, ...children: string[]): string {
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    ...children,
  )
}
