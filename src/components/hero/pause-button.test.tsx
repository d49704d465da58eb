import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PauseButton, usePaused } from "./pause-button"

function Hero() {
  const [paused, toggle] = usePaused()
  return <PauseButton paused={paused} pause="Pause" play="Play" onToggle={toggle} />
}

const click = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("the button says what it does next, and the choice is kept", async () => {
  const { unmount } = render(<Hero />)
  await click("Pause")
  unmount()
  render(<Hero />)
  await click("Play")
  expect(screen.getByRole("button", { name: "Pause" })).toBeVisible()
})
