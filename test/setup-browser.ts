import "@testing-library/jest-dom"

afterEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})
