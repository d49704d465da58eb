import "@testing-library/jest-dom"

// jsdom has no canvas; without this, it reports every use of one, and axe looks for icon fonts with one.
HTMLCanvasElement.prototype.getContext = () => null

afterEach(() => {
  jest.restoreAllMocks()
  window.sessionStorage.clear()
  window.localStorage.clear()
})
