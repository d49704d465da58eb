type Change = (event: MediaQueryListEvent) => void

/**
 * Replaces `matchMedia`, which jsdom lacks.
 * @param initial the queries that match at first
 * @returns a function that sets whether a query matches and calls its listeners
 */
export const mockMatchMedia = (...initial: string[]) => {
  const matching = new Set(initial)
  const listeners = new Map<string, Set<Change>>()
  const listenersOf = (query: string) => {
    const found = listeners.get(query) ?? new Set<Change>()
    listeners.set(query, found)
    return found
  }
  window.matchMedia = jest.fn((query: string) => ({
    media: query,
    get matches() {
      return matching.has(query)
    },
    addEventListener: (_: string, listener: Change) => listenersOf(query).add(listener),
    removeEventListener: (_: string, listener: Change) => listenersOf(query).delete(listener),
  })) as unknown as typeof window.matchMedia
  return (query: string, matches: boolean) => {
    if (matches) matching.add(query)
    else matching.delete(query)
    for (const listener of listenersOf(query)) listener({ matches, media: query } as MediaQueryListEvent)
  }
}
