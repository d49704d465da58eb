import { render, screen } from "@testing-library/react"
import { ParticleField } from "./particle-field"

jest.mock("./particles", () => ({
  __esModule: true,
  default: ({ paused }: { paused: boolean }) => <p>{paused ? "paused" : "moving"}</p>,
}))

test("the particles are decoration, hidden from screen readers", async () => {
  render(<ParticleField paused />)
  expect(await screen.findByText("paused")).toBeVisible()
  expect(screen.queryByRole("paragraph")).not.toBeInTheDocument()
})
