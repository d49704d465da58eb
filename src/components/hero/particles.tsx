import { Particles as Canvas, ParticlesProvider } from "@tsparticles/react"
import type { Container, Engine, IPlugin } from "@tsparticles/engine"
import { useEffect, useState } from "react"
import { particleOptions } from "./particle-options"

type ParticlesProps = { paused: boolean }

/** Resolves in a new task, so that the browser can handle input first. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Divides the start of the particles into several tasks. As one task it would block a slow phone. */
const yieldAtEachStep: IPlugin = {
  id: "yield-to-main",
  getPlugin: () => Promise.resolve({ preInit: yieldToMain, init: yieldToMain, start: yieldToMain }),
  loadOptions: () => undefined,
  needsPlugin: () => true,
}

/** Registers all parts of tsParticles by name; only those that the options need are then fetched. */
const init = async (engine: Engine) => {
  // If the parts cannot be loaded, the canvas stays empty. An unhandled rejection would make Gatsby reload the page.
  const parts = await import("tsparticles/lazy").catch(() => undefined)
  await yieldToMain()
  await parts?.loadFull(engine)
  await engine.pluginManager.register(({ pluginManager }) => pluginManager.addPlugin(yieldAtEachStep))
}

export default function Particles({ paused }: ParticlesProps) {
  const [container, setContainer] = useState<Container>()
  const [inView, setInView] = useState(true)

  // With pauseOnOutsideViewport alone, the engine still draws after the hero is scrolled out of view.
  useEffect(() => {
    const canvas = container?.canvas.domElement
    if (!canvas) return undefined
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [container])

  useEffect(() => {
    if (paused || !inView) container?.pause()
    else container?.play()
  }, [container, paused, inView])

  return (
    <ParticlesProvider init={init}>
      <Canvas id="hero-particles" options={particleOptions} particlesLoaded={setContainer} />
    </ParticlesProvider>
  )
}
