import { fireEvent, render } from "@testing-library/react"
import { useEscape } from "./use-escape"

function Probe({ onEscape, active = true }: { onEscape: () => void; active?: boolean }) {
  useEscape(onEscape, active)
  return null
}

const press = (key: string) => fireEvent.keyDown(document, { key })

test("Escape calls the latest function, and other keys do not", () => {
  const [first, latest] = [jest.fn(), jest.fn()]
  const { rerender } = render(<Probe onEscape={first} />)
  rerender(<Probe onEscape={latest} />)
  press("Enter")
  expect(latest).not.toHaveBeenCalled()
  press("Escape")
  expect(latest).toHaveBeenCalledTimes(1)
  expect(first).not.toHaveBeenCalled()
})

test("Escape does nothing while the hook is not active, and after the component is removed", () => {
  const onEscape = jest.fn()
  const { rerender, unmount } = render(<Probe onEscape={onEscape} active={false} />)
  press("Escape")
  rerender(<Probe onEscape={onEscape} />)
  unmount()
  press("Escape")
  expect(onEscape).not.toHaveBeenCalled()
})
