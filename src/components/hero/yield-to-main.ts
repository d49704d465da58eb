import type { Container, Engine, IPlugin } from "@tsparticles/engine"

/** Resolves in the browser's next task, after a press that waits. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve))

/** So many dots are made in a few milliseconds on a slow phone. */
const dotsAtOnce = 4

/** How many dots the options ask for on a canvas of this size. */
const dotsFor = ({ actualOptions, canvas: { size }, retina: { pixelRatio } }: Container): number => {
  const { value, density } = actualOptions.particles.number
  return Math.floor((value * size.width * size.height) / (density.width * density.height * pixelRatio ** 2))
}

const addDots = async (container: Container) => {
  const wanted = dotsFor(container)
  for (let made = 0; made < wanted; made += dotsAtOnce) {
    container.particles.push(Math.min(dotsAtOnce, wanted - made))
    await yieldToMain()
  }
}

/** Waits for the next task at every step that a container takes before it draws, and makes its dots a few at a time. */
const waitAtEachStep: IPlugin = {
  id: "breaths",
  getPlugin: (container) =>
    yieldToMain().then(() => ({
      preInit: yieldToMain,
      init: yieldToMain,
      redrawInit: () => addDots(container),
      // Else the engine first makes as many as for a large screen, and takes some away again on a phone.
      particlesInitialization: () => true,
      start: yieldToMain,
    })),
  loadOptions: () => undefined,
  needsPlugin: () => true,
}

/**
 * Has the engine take breath: it awaits its plugins at every step of its start, which is one long task where none of them
 * waits, and presses must be answered in between.
 */
export const addBreaths = (engine: Engine) =>
  engine.pluginManager.register(({ pluginManager }) => pluginManager.addPlugin(waitAtEachStep))
