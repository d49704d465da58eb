import { act, render } from "@testing-library/react"
import type { ReactNode } from "react"
import { particleOptions } from "./particle-options"
import Particles from "./particles"

type FieldProps = { options: unknown; particlesLoaded: (field: unknown) => void }

const shown = jest.fn<null, [FieldProps]>(() => null)

jest.mock("@tsparticles/react", () => ({
  ParticlesProvider: ({ children }: { children: ReactNode }) => children,
  Particles: (props: FieldProps) => shown(props),
}))

const field = { pause: jest.fn(), play: jest.fn(), canvas: {} }

const load = () => act(() => shown.mock.calls.at(-1)?.[0].particlesLoaded(field))

beforeEach(() => {
  jest.clearAllMocks()
})

test("the field is drawn with the specified options", () => {
  render(<Particles paused={false} />)
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ options: particleOptions }))
})

test("a field that has loaded moves", () => {
  render(<Particles paused={false} />)
  load()
  expect(field.play).toHaveBeenCalledTimes(1)
  expect(field.pause).not.toHaveBeenCalled()
})

test("a field that was paused while it loaded stands still", () => {
  render(<Particles paused />)
  load()
  expect(field.pause).toHaveBeenCalledTimes(1)
  expect(field.play).not.toHaveBeenCalled()
})

test("the field follows the button", () => {
  const { rerender } = render(<Particles paused={false} />)
  load()
  rerender(<Particles paused />)
  expect(field.pause).toHaveBeenCalledTimes(1)
})

test("drawing anew does not begin the field anew", () => {
  const { rerender } = render(<Particles paused={false} />)
  load()
  rerender(<Particles paused />)
  const [first, ...others] = shown.mock.calls.map(([{ options, particlesLoaded }]) => ({
    options,
    particlesLoaded,
  }))
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) {
    expect(other.options).toBe(first?.options)
    expect(other.particlesLoaded).toBe(first?.particlesLoaded)
  }
})
