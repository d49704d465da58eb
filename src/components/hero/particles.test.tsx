import { act, render } from "@testing-library/react"
import type { ReactNode } from "react"
import { mockIntersection } from "../../../test/dom/mock-intersection"
import Particles from "./particles"

type CanvasProps = { options: object; particlesLoaded: (container: unknown) => void }

let load: CanvasProps["particlesLoaded"]
let optionsOfCanvas: object

jest.mock("@tsparticles/react", () => ({
  ParticlesProvider: ({ children }: { children: ReactNode }) => children,
  Particles: ({ options, particlesLoaded }: CanvasProps) => {
    load = particlesLoaded
    optionsOfCanvas = options
    return null
  },
}))

const container = { pause: jest.fn(), play: jest.fn(), canvas: {} }

beforeEach(() => {
  jest.clearAllMocks()
})

test("the particles move once they have loaded, and pause with the button", () => {
  const { rerender } = render(<Particles paused={false} />)
  act(() => load(container))
  expect(container.play).toHaveBeenCalledTimes(1)
  rerender(<Particles paused />)
  expect(container.pause).toHaveBeenCalledTimes(1)
})

test("the particles pause out of view", () => {
  const report = mockIntersection()
  const domElement = Object.assign(document.createElement("canvas"), { id: "field" })
  render(<Particles paused={false} />)
  act(() => load({ ...container, canvas: { domElement } }))
  act(() => report("field", false))
  expect(container.pause).toHaveBeenCalledTimes(1)
})

test("the particles have the numbers of the specification, and pause in hidden tabs", () => {
  render(<Particles paused />)
  expect(optionsOfCanvas).toMatchObject({
    fpsLimit: 120,
    pauseOnBlur: true,
    particles: {
      number: { value: 80, density: { enable: true, width: 800, height: 800 } },
      links: { distance: 150 },
      move: { speed: 1 },
      size: { value: { min: 1, max: 3 } },
    },
  })
})
