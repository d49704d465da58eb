/**
 * Replaces IntersectionObserver, which jsdom lacks.
 * @returns `report` calls all observers with one entry per argument, `reportFor` only those of one element.
 * `observed` and `disconnect` are for assertions.
 */
export const mockIntersection = () => {
  const observed = new Set<Element>()
  const callbacks = new Map<IntersectionObserverCallback, Element | undefined>()
  const disconnect = jest.fn()
  window.IntersectionObserver = class {
    readonly root = null
    readonly rootMargin = ""
    readonly scrollMargin = ""
    readonly thresholds = []
    private readonly callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback
      callbacks.set(callback, undefined)
    }
    observe(element: Element) {
      observed.add(element)
      callbacks.set(this.callback, element)
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
    for (const [callback, element] of callbacks) {
      if (element?.id === id) callback([entry(inView)], {} as IntersectionObserver)
    }
  }
  return { report, reportFor, observed, disconnect }
}
