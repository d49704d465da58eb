import type { Container, Engine, IPlugin } from "@tsparticles/engine"

/** Resolves in a new task, so that the browser can handle pending input first. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The number of particles created per task: a few milliseconds of work on a slow phone. */
const particlesPerTask = 4

/** Returns the number of particles for the options and the size of the canvas. */
const particleCount = ({ actualOptions, canvas: { size }, retina: { pixelRatio } }: Container): number => {
  const { value, density } = actualOptions.particles.number
  return Math.floor((value * size.width * size.height) / (density.width * density.height * pixelRatio ** 2))
}

const addParticles = async (container: Container) => {
  const wanted = particleCount(container)
  for (let added = 0; added < wanted; added += particlesPerTask) {
    container.particles.push(Math.min(particlesPerTask, wanted - added))
    await yieldToMain()
  }
}

/** Starts a new task at every step before the container draws, and creates the particles a few at a time. */
const yieldAtEachStep: IPlugin = {
  id: "yield-to-main",
  getPlugin: (container) =>
    yieldToMain().then(() => ({
      preInit: yieldToMain,
      init: yieldToMain,
      redrawInit: () => addParticles(container),
      // Otherwise the engine creates the particles for a large screen first, and removes some on a phone.
      particlesInitialization: () => true,
      start: yieldToMain,
    })),
  loadOptions: () => undefined,
  needsPlugin: () => true,
}

/** Makes the engine yield to the main thread between its start-up steps. */
export const addYields = (engine: Engine) =>
  engine.pluginManager.register(({ pluginManager }) => pluginManager.addPlugin(yieldAtEachStep))
