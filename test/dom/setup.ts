import "@testing-library/jest-dom"
import { configure } from "@testing-library/react"
import { mockIntersection } from "./mock-intersection"
import { mockLayout } from "./mock-layout"
import { mockMatchMedia } from "./mock-match-media"

// In milliseconds. Waiting ends once the condition is met; a busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no canvas; without this, it reports every use of one.
HTMLCanvasElement.prototype.getContext = () => null

// jsdom does not know the element `search`, about which React warns.
const documents = Document.prototype as { createElement: (name: string, options?: unknown) => HTMLElement }
const { createElement } = documents
documents.createElement = function (name, options) {
  const element = createElement.call(this, name, options)
  return name === "search" ? (Object.setPrototypeOf(element, HTMLElement.prototype) as HTMLElement) : element
}

beforeEach(() => {
  mockIntersection()
  mockLayout()
  mockMatchMedia()
})

afterEach(() => {
  jest.restoreAllMocks()
  window.sessionStorage.clear()
  window.localStorage.clear()
})
