import { act, renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { mockMatchMedia } from "../../test/dom/mock-match-media"
import { useMediaQuery, useMotionAllowed } from "./use-motion-allowed"

const reducedMotion = "(prefers-reduced-motion: reduce)"

let idle: (() => void)[] = []
let media = mockMatchMedia()
const cancelled = jest.fn()

const setReadyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, "readyState", { configurable: true, value })

beforeEach(() => {
  idle = []
  media = mockMatchMedia()
  cancelled.mockClear()
  setReadyState("complete")
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    cancelIdleCallback: cancelled,
  })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection")
  Reflect.deleteProperty(document, "readyState")
  jest.useRealTimers()
})

const becomeIdle = () =>
  act(() => {
    for (const callback of idle) callback()
  })

test("motion waits until the page is idle", () => {
  const { result } = renderHook(useMotionAllowed)
  expect(result.current).toBe(false)
  becomeIdle()
  expect(result.current).toBe(true)
})

test("motion waits until the page has loaded", () => {
  setReadyState("interactive")
  const { result } = renderHook(useMotionAllowed)
  expect(idle).toHaveLength(0)
  act(() => {
    window.dispatchEvent(new Event("load"))
  })
  becomeIdle()
  expect(result.current).toBe(true)
})

test.each([reducedMotion, "(prefers-reduced-data: reduce)"])("there is no motion for %s", (query) => {
  mockMatchMedia(query)
  const { result } = renderHook(useMotionAllowed)
  becomeIdle()
  expect(result.current).toBe(false)
})

test("there is no motion for a visitor who saves data", () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } })
  const { result } = renderHook(useMotionAllowed)
  becomeIdle()
  expect(result.current).toBe(false)
})

test("motion stops when the visitor's preference changes to reduced motion", () => {
  const { result } = renderHook(useMotionAllowed)
  becomeIdle()
  act(() => media(reducedMotion, true))
  expect(result.current).toBe(false)
})

test("motion is allowed in a browser without idle callbacks", () => {
  jest.useFakeTimers()
  Reflect.deleteProperty(window, "requestIdleCallback")
  const { result } = renderHook(useMotionAllowed)
  act(() => {
    jest.runAllTimers()
  })
  expect(result.current).toBe(true)
})

const wide = "(width > 68rem)"

function Match() {
  return <p>{String(useMediaQuery(wide))}</p>
}

test("a media query follows the window", () => {
  const media = mockMatchMedia(wide)
  const { result } = renderHook(() => useMediaQuery(wide))
  act(() => media(wide, false))
  expect(result.current).toBe(false)
})

test("in the static HTML no media query matches", () => {
  mockMatchMedia(wide)
  expect(renderToString(<Match />)).toBe("<p>false</p>")
})
