import { renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { useHydrated } from "./use-hydrated"

function Hydrated() {
  return <p>{String(useHydrated())}</p>
}

test("the static HTML is not hydrated", () => {
  expect(renderToString(<Hydrated />)).toBe("<p>false</p>")
})

test("the page is hydrated once scripts run", () => {
  expect(renderHook(useHydrated).result.current).toBe(true)
})
