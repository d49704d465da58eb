import { Particles as Canvas, ParticlesProvider } from "@tsparticles/react"
import type { Container, Engine } from "@tsparticles/engine"
import { useCallback, useEffect, useState } from "react"
import { particleOptions } from "./particle-options"
import { addYields, yieldToMain } from "./yield-to-main"

type ParticlesProps = { paused: boolean }

/** Registers all parts of tsParticles by name; only those that the options need are then fetched. */
const init = async (engine: Engine) => {
  // If the parts cannot be loaded, the canvas stays empty. An unhandled rejection would make Gatsby reload the page repeatedly.
  const parts = await import("tsparticles/lazy").catch(() => undefined)
  await yieldToMain()
  await parts?.loadFull(engine)
  await addYields(engine)
  await engine.init()
  await yieldToMain()
}

/** Motion this slow looks the same at this rate as at the full rate of the screen, and needs less processor time. */
const framesPerSecond = 40

export default function Particles({ paused }: ParticlesProps) {
  const [container, setContainer] = useState<Container>()
  const [inView, setInView] = useState(true)

  // A new function would restart the particles.
  const onLoaded = useCallback((loaded?: Container) => {
    if (loaded) loaded.fpsLimit = framesPerSecond
    setContainer(loaded)
  }, [])

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
      <Canvas id="hero-particles" options={particleOptions} particlesLoaded={onLoaded} />
    </ParticlesProvider>
  )
}
