/**
 * Replaces IntersectionObserver, which jsdom lacks.
 * @returns `report` calls all observers with one entry per argument, `reportFor` only those of one element.
 * `observed` and `disconnect` are for assertions.
 */
export const mockIntersection = () => {
  const observed = new Set<Element>()
  const callbacks = new Map<IntersectionObserverCallback, Set<Element>>()
  const disconnect = jest.fn()
  window.IntersectionObserver = class {
    readonly root = null
    readonly rootMargin = ""
    readonly scrollMargin = ""
    readonly thresholds = []
    private readonly callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback
      callbacks.set(callback, new Set())
    }
    observe(element: Element) {
      observed.add(element)
      callbacks.get(this.callback)?.add(element)
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
  const entry = (isIntersecting: boolean) => ({ isIntersecting }) as IntersectionObserverEntry
  const report = (...inView: boolean[]) => {
    for (const callback of callbacks.keys()) callback(inView.map(entry), {} as IntersectionObserver)
  }
  const reportFor = (id: string, inView: boolean) => {
    for (const [callback, elements] of callbacks) {
      for (const target of elements)
        if (target.id === id) callback([{ ...entry(inView), target }], {} as IntersectionObserver)
    }
  }
  return { report, reportFor, observed, disconnect }
}
