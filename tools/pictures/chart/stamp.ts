import { element } from "../svg/element"

type Stamp = { x: number; y: number; radius: number; turn: number; colour: string; opacity?: number }

/** Half the height of the bar across the middle; rings and ticks stop there. */
const bar = 21

const ring = (radius: number) => {
  const x = Math.sqrt(radius ** 2 - bar ** 2).toFixed(1)
  return `M-${x} -${bar}A${radius} ${radius} 0 0 1 ${x} -${bar}M${x} ${bar}A${radius} ${radius} 0 0 1 -${x} ${bar}`
}

const around = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    if (Math.abs(cos * from) < bar + 4) return ""
    return `M${(sin * from).toFixed(1)} ${(-cos * from).toFixed(1)}L${(sin * to).toFixed(1)} ${(-cos * to).toFixed(1)}`
  }).join("")

/** A customs stamp in pure geometry: rings, ticks, a date bar and a tick mark. It copies no real insignia. */
export function stamp({ x, y, radius, turn, colour, opacity = 1 }: Stamp): string {
  const unit = radius / 100
  return element(
    "g",
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${unit.toFixed(4)})`,
      fill: "none",
      stroke: colour,
      "stroke-linejoin": "round",
      opacity,
    },
    element("path", { d: ring(97), "stroke-width": 5 }),
    element("path", { d: ring(70), "stroke-width": 2.5 }),
    element("path", { d: around(72, 78, 84), "stroke-width": 2 }),
    element("path", { d: around(12, 76, 89), "stroke-width": 4 }),
    element("path", { d: `M-112 -${bar}H112V${bar}H-112Z`, "stroke-width": 4.5 }),
    element("path", { d: "M-94 -6H-34M-94 6H-50M34 -6H94M50 6H94", "stroke-width": 5 }),
    element("path", { d: "M-17 1L-5 13L19 -12", "stroke-width": 8, "stroke-linecap": "round" }),
    element("path", { d: "M-42 -34A54 54 0 0 1 42 -34M-42 34A54 54 0 0 0 42 34", "stroke-width": 2.5 }),
    element("path", { d: "M0 -60L6 -44H-6ZM0 60L6 44H-6Z", "stroke-width": 1, fill: colour }),
  )
}
