import type { Container, Engine, IContainerPlugin, IPlugin } from "@tsparticles/engine"
import { addBreaths } from "./yield-to-main"
import { particleOptions } from "./particle-options"

/** A container of this size, in CSS pixels, that notes how many dots are asked for at a time. */
const containerOf = (width: number, height: number, pixelRatio: number) => {
  const push = jest.fn()
  const container = {
    actualOptions: particleOptions,
    canvas: { size: { width: width * pixelRatio, height: height * pixelRatio } },
    retina: { pixelRatio },
    particles: { push },
  } as unknown as Container
  return { container, asked: () => push.mock.calls.map(([count]) => count as number) }
}

const pluginFor = async (container: Container): Promise<IContainerPlugin> => {
  let added: IPlugin | undefined
  const register = (loader: (engine: Engine) => void) =>
    loader({ pluginManager: { addPlugin: (plugin: IPlugin) => (added = plugin) } } as unknown as Engine)
  await addBreaths({ pluginManager: { register } } as unknown as Engine)
  if (!added) throw new Error("No plugin was added.")
  return added.getPlugin(container)
}

test.each([
  ["a square as large as the density area", 800, 800, 1, 80],
  ["a phone with three pixels for one", 390, 800, 3, 39],
  ["a wide screen", 1280, 800, 1, 128],
])("%s gets its dots, no more than four in one task", async (_, width, height, pixelRatio, dots) => {
  const { container, asked } = containerOf(width, height, pixelRatio)
  const plugin = await pluginFor(container)
  await plugin.redrawInit?.()
  expect(asked().reduce((sum, count) => sum + count, 0)).toBe(dots)
  expect(Math.max(...asked())).toBeLessThanOrEqual(4)
})

test("between two handfuls of dots the browser can answer a press", async () => {
  const { container, asked } = containerOf(800, 800, 1)
  const plugin = await pluginFor(container)
  const made = plugin.redrawInit?.()
  expect(asked()).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked().length).toBeLessThan(20)
  await made
  expect(asked()).toHaveLength(20)
})

test("the engine makes none by itself before it knows how large the field is", async () => {
  const plugin = await pluginFor(containerOf(390, 800, 1).container)
  expect(plugin.particlesInitialization?.()).toBe(true)
})
