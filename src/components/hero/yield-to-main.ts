import type { Container, Engine, IPlugin } from "@tsparticles/engine"

/** Resolves in the browser's next task, after pending input has been handled. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve))

/** How many particles are created per task: a few milliseconds on a slow phone. */
const particlesPerTask = 4

/** Returns how many particles the options ask for on a canvas of this size. */
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

/** Waits for the next task at every step that a container takes before it draws, and creates its particles a few at a time. */
const yieldAtEachStep: IPlugin = {
  id: "yield-to-main",
  getPlugin: (container) =>
    yieldToMain().then(() => ({
      preInit: yieldToMain,
      init: yieldToMain,
      redrawInit: () => addParticles(container),
      // Otherwise the engine first creates as many as for a large screen, and on a phone removes some again.
      particlesInitialization: () => true,
      start: yieldToMain,
    })),
  loadOptions: () => undefined,
  needsPlugin: () => true,
}

/** Makes the engine yield to the main thread between its start-up steps, so that input is handled in between. */
export const addYields = (engine: Engine) =>
  engine.pluginManager.register(({ pluginManager }) => pluginManager.addPlugin(yieldAtEachStep))
