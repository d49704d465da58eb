/** Replaces the scrolling functions, which jsdom lacks because it has no layout. Each call returns new mocks. */
export const mockLayout = () => {
  const scrollIntoView = jest.fn()
  Element.prototype.scrollIntoView = function (this: Element) {
    scrollIntoView(this.id)
  }
  const scrollTo = jest.fn()
  window.scrollTo = scrollTo
  return { scrollIntoView, scrollTo }
}
