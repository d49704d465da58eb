import type { Position } from "../geo/position"
import { element } from "../svg/element"
import { lettering } from "../svg/lettering"
import type { Chart } from "./chart"

type Waters = { size?: number; tracking?: number; turn?: number }

/** The name of a sea in wide italics, as charts set it. One line for each `/` in the name. */
export function waters({ at, scheme }: Chart, name: string, position: Position, style: Waters = {}): string {
  const { size = 38, tracking = 0.3, turn = 0 } = style
  const [x, y] = at(position)
  const lines = name.split("/").map((line, row) =>
    lettering(line, x, y + row * size * 1.4, {
      face: "sea",
      size,
      tracking,
      fill: scheme.textSoft,
      anchor: "middle",
    }),
  )
  return element(
    "g",
    { transform: turn ? `rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})` : undefined },
    ...lines,
  )
}
