/** Replaces the scrolling functions, which jsdom lacks because it has no layout. Each call returns new mocks. */
export const mockLayout = () => {
  const scrollIntoView = jest.fn()
  const behaviors: unknown[] = []
  Element.prototype.scrollIntoView = function (this: Element, options) {
    // A section of the policy has its id inside.
    scrollIntoView(this.id || this.lastElementChild?.id)
    behaviors.push(typeof options === "object" ? options.behavior : "auto")
  }
  const scrollTo = jest.fn()
  window.scrollTo = scrollTo
  return { scrollIntoView, behaviors, scrollTo }
}
