import { particleOptions } from "./particle-options"

test("the particle field has the numbers that docs/specification.md states", () => {
  expect(particleOptions).toMatchObject({
    fpsLimit: 120,
    particles: {
      number: { value: 80, density: { enable: true, width: 800, height: 800 } },
      links: { enable: true, distance: 150 },
      move: { enable: true, speed: 1 },
      size: { value: { min: 1, max: 3 } },
    },
  })
})

test("the field rests while nobody can see it", () => {
  expect(particleOptions).toMatchObject({ pauseOnBlur: true, pauseOnOutsideViewport: true })
})

test("the field stays in its place in the hero", () => {
  expect(particleOptions.fullScreen).toEqual({ enable: false })
})
