/** Replaces the scrolling functions, which jsdom lacks because it has no layout. Each call returns new mocks. */
export const mockLayout = () => {
  const scrollIntoView = jest.fn()
  Element.prototype.scrollIntoView = function (this: Element) {
    // A section of the policy has its id inside.
    scrollIntoView(this.id || this.lastElementChild?.id)
  }
  const scrollTo = jest.fn()
  window.scrollTo = scrollTo
  return { scrollIntoView, scrollTo }
}
