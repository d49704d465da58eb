import { loadLinksPreset } from "@tsparticles/preset-links"
import { Particles as Canvas, ParticlesProvider, type IParticlesProps } from "@tsparticles/react"
import { useEffect, useState } from "react"
import type { loadFull } from "tsparticles"
import { particleOptions } from "./particle-options"

type Container = Parameters<NonNullable<IParticlesProps["particlesLoaded"]>>[0]

type ParticlesProps = { paused: boolean }

/** Resolves in a new task, so that the browser can handle input first. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Divides the start of the particles into several tasks. As one task it would block a slow phone. */
const yieldAtEachStep = {
  id: "yield-to-main",
  getPlugin: () => Promise.resolve({ preInit: yieldToMain, init: yieldToMain, start: yieldToMain }),
  loadOptions: () => undefined,
  needsPlugin: () => true,
}

/** Registers the parts of tsParticles that the options need, where `loadFull` of tsparticles registers more than forty. */
const init: typeof loadFull = async (engine) => {
  await loadLinksPreset(engine)
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
