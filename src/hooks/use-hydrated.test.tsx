import { renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { useHydrated } from "./use-hydrated"

function Answer() {
  return <p>{String(useHydrated())}</p>
}

test("the HTML of the build knows that no script has run", () => {
  expect(renderToString(<Answer />)).toBe("<p>false</p>")
})

test("once scripts run the page knows it", () => {
  expect(renderHook(useHydrated).result.current).toBe(true)
})
