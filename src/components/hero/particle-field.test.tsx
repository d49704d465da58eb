import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ParticleField, PauseButton } from "./particle-field"
import { usePaused } from "./use-paused"

jest.mock("./particles", () => ({
  __esModule: true,
  default: ({ paused }: { paused: boolean }) => <p>{paused ? "standing" : "moving"}</p>,
}))

function FieldWithButton() {
  const [paused, toggle] = usePaused()
  return (
    <>
      <ParticleField paused={paused} />
      <PauseButton
        paused={paused}
        pause="Pause the moving chart"
        play="Play the moving chart"
        onToggle={toggle}
      />
    </>
  )
}

const show = () => render(<FieldWithButton />)
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

test("the field moves at first", async () => {
  show()
  expect(await screen.findByText("moving")).toBeVisible()
})

test("the field is decoration, hidden from screen readers", async () => {
  show()
  expect(await screen.findByText("moving")).toBeVisible()
  expect(screen.queryByRole("paragraph")).not.toBeInTheDocument()
  expect(screen.getByRole("paragraph", { hidden: true })).toHaveTextContent("moving")
})

test("the field can be stopped", async () => {
  show()
  await press("Pause the moving chart")
  expect(await screen.findByText("standing")).toBeVisible()
})

test("a field that was stopped can be set in motion again", async () => {
  show()
  await press("Pause the moving chart")
  await press("Play the moving chart")
  expect(await screen.findByText("moving")).toBeVisible()
})

test("a field that was stopped is still stopped when the page is shown again", async () => {
  const { unmount } = show()
  await press("Pause the moving chart")
  unmount()
  show()
  expect(await screen.findByText("standing")).toBeVisible()
})

test("without storage the field can be stopped all the same", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  show()
  await press("Pause the moving chart")
  expect(await screen.findByText("standing")).toBeVisible()
})
