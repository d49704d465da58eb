import { act, render } from "@testing-library/react"
import type { ReactNode } from "react"
import { particleOptions } from "./particle-options"
import Particles from "./particles"

type CanvasProps = { options: unknown; particlesLoaded: (container: unknown) => void }

const rendered = jest.fn<null, [CanvasProps]>(() => null)

jest.mock("@tsparticles/react", () => ({
  ParticlesProvider: ({ children }: { children: ReactNode }) => children,
  Particles: (props: CanvasProps) => rendered(props),
}))

const canvasContainer = { pause: jest.fn(), play: jest.fn(), canvas: {} }

const load = () => act(() => rendered.mock.calls.at(-1)?.[0].particlesLoaded(canvasContainer))

beforeEach(() => {
  jest.clearAllMocks()
})

test("the particles are drawn with the options of the hero", () => {
  render(<Particles paused={false} />)
  expect(rendered).toHaveBeenCalledWith(expect.objectContaining({ options: particleOptions }))
})

test("the particles move once they have loaded", () => {
  render(<Particles paused={false} />)
  load()
  expect(canvasContainer.play).toHaveBeenCalledTimes(1)
  expect(canvasContainer.pause).not.toHaveBeenCalled()
})

test("particles that were paused while they loaded do not move", () => {
  render(<Particles paused />)
  load()
  expect(canvasContainer.pause).toHaveBeenCalledTimes(1)
  expect(canvasContainer.play).not.toHaveBeenCalled()
})

test("the particles pause with the button", () => {
  const { rerender } = render(<Particles paused={false} />)
  load()
  rerender(<Particles paused />)
  expect(canvasContainer.pause).toHaveBeenCalledTimes(1)
})
