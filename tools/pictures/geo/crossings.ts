/** Returns where the horizontal line at `y` crosses the outlines (flat lists x, y, x, y …), from left to right. */
export function crossingsAt(rings: number[][], y: number): number[] {
  const found: number[] = []
  for (const ring of rings) {
    const count = ring.length / 2
    for (let at = 0; at < count; at++) {
      const next = (at + 1) % count
      const [x1 = 0, y1 = 0] = [ring[2 * at], ring[2 * at + 1]]
      const [x2 = 0, y2 = 0] = [ring[2 * next], ring[2 * next + 1]]
      if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    }
  }
  return found.sort((a, b) => a - b)
}
