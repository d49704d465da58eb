type Change = (event: MediaQueryListEvent) => void

/**
 * Stands in for `matchMedia`, which jsdom lacks.
 * @param holds the queries that hold at first
 * @returns a function that makes one query hold or not and tells those who listen
 */
export const mockMatchMedia = (...holds: string[]) => {
  const holding = new Set(holds)
  const listeners = new Map<string, Set<Change>>()
  const listenersOf = (query: string) => {
    const found = listeners.get(query) ?? new Set<Change>()
    listeners.set(query, found)
    return found
  }
  window.matchMedia = jest.fn((query: string) => ({
    media: query,
    get matches() {
      return holding.has(query)
    },
    addEventListener: (_: string, listener: Change) => listenersOf(query).add(listener),
    removeEventListener: (_: string, listener: Change) => listenersOf(query).delete(listener),
  })) as unknown as typeof window.matchMedia
  return (query: string, matches: boolean) => {
    if (matches) holding.add(query)
    else holding.delete(query)
    for (const listener of listenersOf(query)) listener({ matches, media: query } as MediaQueryListEvent)
  }
}
