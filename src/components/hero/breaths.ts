import type { Engine, IPlugin } from "@tsparticles/engine"

/** Resolves in the browser's next task, after a press that waits. */
export const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Waits for the next task at every step that a container takes before it draws. */
const waitAtEachStep: IPlugin = {
  id: "breaths",
  getPlugin: () =>
    breath().then(() => ({ preInit: breath, init: breath, redrawInit: breath, start: breath })),
  loadOptions: () => undefined,
  needsPlugin: () => true,
}

/**
 * Has the engine take breath: it awaits its plugins at every step of its start, which is one long task where none of them
 * waits, and presses must be answered in between.
 */
export const addBreaths = (engine: Engine) =>
  engine.pluginManager.register(({ pluginManager }) => pluginManager.addPlugin(waitAtEachStep))
