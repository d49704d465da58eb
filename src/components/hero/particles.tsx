import { Particles as Canvas, ParticlesProvider } from "@tsparticles/react"
import { loadBasic } from "@tsparticles/basic"
import type { Container, Engine, IPlugin } from "@tsparticles/engine"
import { loadParticlesLinksInteraction } from "@tsparticles/interaction-particles-links"
import { loadInteractivityPlugin } from "@tsparticles/plugin-interactivity"
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

/** Registers the parts of tsparticles that the options need: its own entry, `loadFull`, registers more than forty. */
const init = async (engine: Engine) => {
  for (const load of [loadBasic, loadInteractivityPlugin, loadParticlesLinksInteraction]) {
    await yieldToMain()
    await load(engine)
  }
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
