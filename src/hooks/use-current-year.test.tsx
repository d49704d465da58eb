import { renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { useCurrentYear } from "./use-current-year"

function Year() {
  return <p>{useCurrentYear("2025")}</p>
}

afterEach(() => {
  jest.useRealTimers()
})

test("the HTML of the build has the year of the build", () => {
  expect(renderToString(<Year />)).toBe("<p>2025</p>")
})

test("the visitor sees the year of the visit", () => {
  jest.useFakeTimers({ now: new Date(2032, 0, 1) })
  const { result } = renderHook(() => useCurrentYear("2025"))
  expect(result.current).toBe("2032")
})
