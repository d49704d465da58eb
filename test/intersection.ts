/**
 * Stands in for IntersectionObserver, which jsdom lacks.
 * @returns `tell`: says of each element observed whether it is in sight; `observed` and `disconnect`: to look at
 */
export const mockIntersection = () => {
  const observed = new Set<Element>()
  const callbacks = new Set<IntersectionObserverCallback>()
  const disconnect = jest.fn()
  window.IntersectionObserver = class {
    readonly root = null
    readonly rootMargin = ""
    readonly scrollMargin = ""
    readonly thresholds = []
    constructor(callback: IntersectionObserverCallback) {
      callbacks.add(callback)
    }
    observe(element: Element) {
      observed.add(element)
    }
    unobserve(element: Element) {
      observed.delete(element)
    }
    takeRecords() {
      return []
    }
    disconnect() {
      disconnect()
    }
  }
  const tell = (...inSight: boolean[]) => {
    const entries = inSight.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry)
    for (const callback of callbacks) callback(entries, {} as IntersectionObserver)
  }
  return { tell, observed, disconnect }
}
