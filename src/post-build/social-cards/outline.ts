import type { Command } from "opentype.js"

/** The points of a step, in the order in which SVG writes them. */
const points = (command: Command): (readonly [number, number])[] => {
  if (command.type === "Z") return []
  const end = [command.x, command.y] as const
  if (command.type === "Q") return [[command.x1, command.y1], end]
  if (command.type === "C") return [[command.x1, command.y1], [command.x2, command.y2], end]
  return [end]
}

/** A glyph's outline as SVG path data, scaled and set at `x` on the baseline `y`; hundredths of a pixel are enough. */
export const outline = (commands: readonly Command[], x: number, y: number, scale: number): string =>
  commands
    .map((command) => {
      const numbers = points(command).map(
        ([across, up]) => `${(x + across * scale).toFixed(2)} ${(y - up * scale).toFixed(2)}`,
      )
      return `${command.type}${numbers.join(" ")}`
    })
    .join("")
