import { element } from "../svg/element"

type CheckRing = { x: number; y: number; radius: number; count: number; colour: string; ground: string }

/** A ring of check marks round a point: the gate that everything passes. */
export function checkRing({ x, y, radius, count, colour, ground }: CheckRing): string {
  const marks = Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI
    const [cx, cy] = [Math.sin(angle) * radius, -Math.cos(angle) * radius]
    return element("path", {
      d: "M-9 1L-3 8L10 -8",
      transform: `translate(${cx.toFixed(1)} ${cy.toFixed(1)})`,
    })
  })
  const gap = 24
  return element(
    "g",
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, fill: "none", stroke: colour },
    element("circle", { r: radius, stroke: ground, "stroke-width": gap * 2, opacity: 0.82 }),
    element("circle", { r: radius + gap, "stroke-width": 3.5 }),
    element("circle", { r: radius - gap, "stroke-width": 3.5 }),
    element("g", { "stroke-width": 5, "stroke-linecap": "round", "stroke-linejoin": "round" }, ...marks),
  )
}
