import { act, renderHook } from "@testing-library/react"
import { mockMatchMedia } from "../../test/dom/mock-match-media"
import { useMotionAllowed } from "./use-motion-allowed"

const reducedMotion = "(prefers-reduced-motion: reduce)"

// jsdom has no idle callbacks, as Safari has none.
const becomeIdle = () => act(() => jest.runAllTimers())

beforeEach(() => {
  jest.useFakeTimers()
})

test("motion waits until the page is idle, and stops when the visitor's preference changes", () => {
  const setMatch = mockMatchMedia()
  const { result } = renderHook(useMotionAllowed)
  expect(result.current).toBe(false)
  becomeIdle()
  expect(result.current).toBe(true)
  act(() => setMatch(reducedMotion, true))
  expect(result.current).toBe(false)
})

test("there is no motion for a visitor who prefers reduced motion", () => {
  mockMatchMedia(reducedMotion)
  const { result } = renderHook(useMotionAllowed)
  becomeIdle()
  expect(result.current).toBe(false)
})

test("there is no motion for a visitor who saves data", () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } })
  const { result } = renderHook(useMotionAllowed)
  becomeIdle()
  expect(result.current).toBe(false)
  Reflect.deleteProperty(navigator, "connection")
})
