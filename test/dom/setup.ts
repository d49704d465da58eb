import "@testing-library/jest-dom"

afterEach(() => {
  jest.restoreAllMocks()
  window.sessionStorage.clear()
  window.localStorage.clear()
})
