/**
 * Replaces the CSS Custom Highlight API, which jsdom lacks.
 * @returns a function that returns the highlighted texts of a name, or undefined if there are none
 */
export const mockHighlights = () => {
  const highlights = new Map<string, Range[]>()
  Object.assign(globalThis, { CSS: { highlights }, Highlight: class extends Array<Range> {} })
  return (name: string): string[] | undefined => highlights.get(name)?.map(String)
}
