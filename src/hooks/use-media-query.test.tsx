import { act, renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { mockMatchMedia } from "../../test/match-media"
import { useMediaQuery } from "./use-media-query"

const wide = "(width > 68rem)"

function Answer() {
  return <p>{String(useMediaQuery(wide))}</p>
}

test("a query that holds is true", () => {
  mockMatchMedia(wide)
  expect(renderHook(() => useMediaQuery(wide)).result.current).toBe(true)
})

test("a query follows the window", () => {
  const media = mockMatchMedia(wide)
  const { result } = renderHook(() => useMediaQuery(wide))
  act(() => media(wide, false))
  expect(result.current).toBe(false)
})

test("the HTML of the build takes no query for true", () => {
  mockMatchMedia(wide)
  expect(renderToString(<Answer />)).toBe("<p>false</p>")
})
