/**
 * Replaces IntersectionObserver, which jsdom lacks.
 * @returns `report` calls the observers with one entry per argument; `observed` and `disconnect` are for assertions
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
  const report = (...inView: boolean[]) => {
    const entries = inView.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry)
    for (const callback of callbacks) callback(entries, {} as IntersectionObserver)
  }
  return { report, observed, disconnect }
}
