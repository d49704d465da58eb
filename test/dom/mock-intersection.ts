/**
 * Replaces IntersectionObserver, which jsdom lacks.
 * @returns a function that reports to the observers of an element, with one entry per further argument
 */
export const mockIntersection = () => {
  const observers: ((id: string, inView: boolean[]) => void)[] = []
  window.IntersectionObserver = class {
    readonly observe: (target: Element) => void
    readonly disconnect = () => undefined
    constructor(callback: (entries: object[]) => void) {
      const observed = new Set<Element>()
      this.observe = (target) => observed.add(target)
      observers.push((id, inView) => {
        for (const target of observed)
          if (target.id === id) callback(inView.map((isIntersecting) => ({ isIntersecting, target })))
      })
    }
  } as unknown as typeof IntersectionObserver
  return (id: string, ...inView: boolean[]) => observers.forEach((report) => report(id, inView))
}
