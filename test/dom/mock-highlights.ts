/**
 * Replaces the CSS Custom Highlight API, which jsdom lacks.
 * @returns a function that returns the highlighted texts of a name, or undefined if there are none
 */
export const mockHighlights = () => {
  const highlights = new Map<string, Set<Range>>()
  Object.assign(globalThis, {
    CSS: { highlights },
    Highlight: class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges)
      }
    },
  })
  return (name: string): string[] | undefined => {
    const ranges = highlights.get(name)
    return ranges && [...ranges].map(String)
  }
}
