import type { IParticlesProps } from "@tsparticles/react"

/**
 * The particles of the hero; docs/specification.md gives the numbers. The hero keeps the particles away from its
 * chart and makes them faint behind its text.
 */
export const particleOptions = {
  fullScreen: { enable: false },
  fpsLimit: 120,
  zLayers: 1,
  detectRetina: true,
  pauseOnBlur: true,
  pauseOnOutsideViewport: true,
  background: { color: "transparent" },
  particles: {
    number: { value: 80, density: { enable: true, width: 800, height: 800 } },
    paint: { color: { value: "#8fd0ee" } },
    links: { enable: true, distance: 150, color: "#8fd0ee", opacity: 0.5, width: 1 },
    move: { enable: true, speed: 1, outModes: { default: "out" } },
    opacity: { value: 0.75 },
    shape: { type: "circle" },
    size: { value: { min: 1, max: 3 } },
  },
} satisfies IParticlesProps["options"]
