import { render, screen } from "@testing-library/react"
import { Markdown } from "./markdown"

test("rendered markdown is shown as HTML", () => {
  render(<Markdown html="<h2>Bonds</h2><p>A <em>guarantee</em>.</p>" />)
  expect(screen.getByRole("heading", { level: 2, name: "Bonds" })).toBeVisible()
  expect(screen.getByText("guarantee").tagName).toBe("EM")
})
