import { Particles as Field, ParticlesProvider } from "@tsparticles/react"
import type { Container, Engine } from "@tsparticles/engine"
import { useCallback, useEffect, useState } from "react"
import { addBreaths, yieldToMain } from "./yield-to-main"
import { particleOptions } from "./particle-options"

type ParticlesProps = { paused: boolean }

/** Registers every part of tsparticles by name; only those that the options ask for are then fetched. */
const init = async (engine: Engine) => {
  // Without its parts the field stays empty. Gatsby answers an unhandled rejection of a missing file by loading the page again, for ever.
  const parts = await import("tsparticles/lazy").catch(() => undefined)
  await yieldToMain()
  await parts?.loadFull(engine)
  await addBreaths(engine)
  await engine.init()
  await yieldToMain()
}

/** Drifting this slowly looks the same at half the frames of most screens, and costs half. */
const framesPerSecond = 40

export default function Particles({ paused }: ParticlesProps) {
  const [field, setField] = useState<Container>()
  const [inView, setInView] = useState(true)

  // The field begins anew with another function.
  const calm = useCallback((loaded?: Container) => {
    if (loaded) loaded.fpsLimit = framesPerSecond
    setField(loaded)
  }, [])

  // The engine's own pauseOnOutsideViewport goes on drawing once the hero is scrolled away.
  useEffect(() => {
    const canvas = field?.canvas.domElement
    if (!canvas) return undefined
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [field])

  useEffect(() => {
    if (paused || !inView) field?.pause()
    else field?.play()
  }, [field, paused, inView])
  return (
    <ParticlesProvider init={init}>
      <Field id="hero-particles" options={particleOptions} particlesLoaded={calm} />
    </ParticlesProvider>
  )
}
