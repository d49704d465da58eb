import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { mockMatchMedia } from "../../../test/dom/mock-match-media"
import { Fold } from "./fold"

test("a wider window shows the text, a narrow one what the visitor opened", async () => {
  const setMatch = mockMatchMedia()
  render(
    <>
      <Fold title="Opened">One.</Fold>
      <Fold title="Closed">Two.</Fold>
    </>,
  )
  const open = () => screen.getAllByRole<HTMLDetailsElement>("group").map((each) => each.open)
  await userEvent.click(screen.getByText("Opened"))
  const closed = screen.getAllByRole("group")[1]
  // Browsers dispatch the event in a separate task.
  const toggled = new Promise<Event>((resolve) => closed?.addEventListener("toggle", resolve, { once: true }))
  act(() => setMatch("(width >= 44rem)", true))
  await act(async () => {
    await toggled
  })
  expect(open()).toEqual([true, true])
  act(() => setMatch("(width >= 44rem)", false))
  expect(open()).toEqual([true, false])
})
