/**
 * Replaces `matchMedia`, which jsdom lacks.
 * @param initial the queries that match at first
 * @returns a function that sets whether a query matches and calls its listeners
 */
export const mockMatchMedia = (...initial: string[]) => {
  const matching = new Set(initial)
  const changes = new EventTarget()
  window.matchMedia = (query) =>
    ({
      get matches() {
        return matching.has(query)
      },
      addEventListener: (_: string, listener: EventListener) => changes.addEventListener(query, listener),
      removeEventListener: (_: string, listener: EventListener) =>
        changes.removeEventListener(query, listener),
    }) as MediaQueryList
  return (query: string, matches: boolean) => {
    if (matches) matching.add(query)
    else matching.delete(query)
    changes.dispatchEvent(Object.assign(new Event(query), { matches }))
  }
}
