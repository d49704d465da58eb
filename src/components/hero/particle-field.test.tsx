import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useMotionWelcome } from "../../hooks/use-motion-welcome"
import { ParticleField } from "./particle-field"

jest.mock("../../hooks/use-motion-welcome", () => ({ useMotionWelcome: jest.fn() }))
jest.mock("./particles", () => ({
  __esModule: true,
  default: ({ paused }: { paused: boolean }) => <p>{paused ? "standing" : "moving"}</p>,
}))

const show = (welcome: boolean) => {
  jest.mocked(useMotionWelcome).mockReturnValue(welcome)
  return render(<ParticleField pause="Pause the moving chart" play="Play the moving chart" />)
}

test("where motion is not welcome there is neither field nor button", () => {
  const { container } = show(false)
  expect(container).toBeEmptyDOMElement()
})

test("the field moves at first", async () => {
  show(true)
  expect(await screen.findByText("moving")).toBeVisible()
})

test("the field is decoration, hidden from screen readers", async () => {
  show(true)
  expect(await screen.findByText("moving")).toBeVisible()
  expect(screen.queryByRole("paragraph")).not.toBeInTheDocument()
  expect(screen.getByRole("paragraph", { hidden: true })).toHaveTextContent("moving")
})

test("the field can be stopped", async () => {
  show(true)
  await userEvent.click(screen.getByRole("button", { name: "Pause the moving chart" }))
  expect(await screen.findByText("standing")).toBeVisible()
})

test("a field that was stopped can be set in motion again", async () => {
  show(true)
  await userEvent.click(screen.getByRole("button", { name: "Pause the moving chart" }))
  await userEvent.click(screen.getByRole("button", { name: "Play the moving chart" }))
  expect(await screen.findByText("moving")).toBeVisible()
})
