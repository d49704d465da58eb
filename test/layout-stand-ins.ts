/** What jsdom lacks because it lays nothing out. Each call starts afresh and gives the mocks to look at. */
export const standInForLayout = () => {
  const scrollIntoView = jest.fn()
  Element.prototype.scrollIntoView = function (this: Element) {
    scrollIntoView(this.id)
  }
  const scrollTo = jest.fn()
  window.scrollTo = scrollTo
  return { scrollIntoView, scrollTo }
}
