import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PauseButton, usePaused } from "./pause-button"

function Hero() {
  const [paused, toggle] = usePaused()
  return (
    <>
      <p>{paused ? "paused" : "moving"}</p>
      <PauseButton paused={paused} pause="Pause the animation" play="Play the animation" onToggle={toggle} />
    </>
  )
}

const click = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("the button pauses the particles, and its name says what it does next", async () => {
  render(<Hero />)
  expect(screen.getByText("moving")).toBeVisible()
  await click("Pause the animation")
  expect(screen.getByText("paused")).toBeVisible()
  expect(screen.getByRole("button", { name: "Play the animation" })).toBeVisible()
})

test("paused particles can be started again", async () => {
  render(<Hero />)
  await click("Pause the animation")
  await click("Play the animation")
  expect(screen.getByText("moving")).toBeVisible()
})

test("paused particles are still paused when the page is shown again", async () => {
  const { unmount } = render(<Hero />)
  await click("Pause the animation")
  unmount()
  render(<Hero />)
  expect(screen.getByText("paused")).toBeVisible()
})

test("the particles can be paused without storage", async () => {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
  }
  render(<Hero />)
  await click("Pause the animation")
  expect(screen.getByText("paused")).toBeVisible()
})
