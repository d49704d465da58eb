import { Particles as Field, ParticlesProvider } from "@tsparticles/react"
import type { Container, Engine } from "@tsparticles/engine"
import { useEffect, useState } from "react"
import { particleOptions } from "./particle-options"

type ParticlesProps = { paused: boolean }

const init = async (engine: Engine) => {
  const { loadBasic } = await import("@tsparticles/basic")
  const { loadParticlesLinksInteraction } = await import("@tsparticles/interaction-particles-links")
  await loadBasic(engine)
  await loadParticlesLinksInteraction(engine)
}

export default function Particles({ paused }: ParticlesProps) {
  const [field, setField] = useState<Container>()
  useEffect(() => {
    if (paused) field?.pause()
    else field?.play()
  }, [field, paused])
  return (
    <ParticlesProvider init={init}>
      <Field id="hero-particles" options={particleOptions} particlesLoaded={setField} />
    </ParticlesProvider>
  )
}
