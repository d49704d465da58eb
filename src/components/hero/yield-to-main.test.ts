import type { Container, Engine, IContainerPlugin, IPlugin } from "@tsparticles/engine"
import { addYields } from "./yield-to-main"
import { particleOptions } from "./particle-options"

/** Returns a container of this size, in CSS pixels, that records the number of particles added at a time. */
const containerOf = (width: number, height: number, pixelRatio: number) => {
  const push = jest.fn()
  const container = {
    actualOptions: particleOptions,
    canvas: { size: { width: width * pixelRatio, height: height * pixelRatio } },
    retina: { pixelRatio },
    particles: { push },
  } as unknown as Container
  return { container, added: () => push.mock.calls.map(([count]) => count as number) }
}

const pluginFor = async (container: Container): Promise<IContainerPlugin> => {
  let plugin: IPlugin | undefined
  const register = (loader: (engine: Engine) => void) =>
    loader({ pluginManager: { addPlugin: (given: IPlugin) => (plugin = given) } } as unknown as Engine)
  await addYields({ pluginManager: { register } } as unknown as Engine)
  if (!plugin) throw new Error("No plugin was added.")
  return plugin.getPlugin(container)
}

test.each([
  ["the reference area", 800, 800, 1, 80],
  ["a phone with a pixel ratio of 3", 390, 800, 3, 39],
  ["a wide screen", 1280, 800, 1, 128],
])("%s gets its particles, no more than four in one task", async (_, width, height, pixelRatio, count) => {
  const { container, added } = containerOf(width, height, pixelRatio)
  const plugin = await pluginFor(container)
  await plugin.redrawInit?.()
  expect(added().reduce((sum, each) => sum + each, 0)).toBe(count)
  expect(Math.max(...added())).toBeLessThanOrEqual(4)
})

test("between two tasks the browser can handle input", async () => {
  const { container, added } = containerOf(800, 800, 1)
  const plugin = await pluginFor(container)
  const done = plugin.redrawInit?.()
  expect(added()).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(added().length).toBeLessThan(20)
  await done
  expect(added()).toHaveLength(20)
})

test("the engine creates no particles before it knows the size of the canvas", async () => {
  const plugin = await pluginFor(containerOf(390, 800, 1).container)
  expect(plugin.particlesInitialization?.()).toBe(true)
})
