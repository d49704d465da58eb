import { particleOptions } from "./particle-options"

test("the number, distance, speed and size of the particles are those of the specification", () => {
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

test("the particles pause while nobody can see them", () => {
  expect(particleOptions).toMatchObject({ pauseOnBlur: true, pauseOnOutsideViewport: true })
})

test("the particles stay within the hero", () => {
  expect(particleOptions.fullScreen).toEqual({ enable: false })
})
