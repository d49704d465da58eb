import { lazy, Suspense, useState } from "react"
import { useMotionWelcome } from "../../hooks/use-motion-welcome"
import * as styles from "./particle-field.module.css"

// A file that a new version of the site has replaced, or a lost network, must not take the page with it.
const Particles = lazy(() => import("./particles").catch(() => ({ default: () => <></> })))

type ParticleFieldProps = { pause: string; play: string }

/** The moving network of ports: decoration, after the page is usable, only where motion and data are welcome, with a way to stop it. */
export function ParticleField({ pause, play }: ParticleFieldProps) {
  const welcome = useMotionWelcome()
  const [paused, setPaused] = useState(false)
  if (!welcome) return null
  return (
    <>
      <div className={styles.field} aria-hidden="true">
        <Suspense fallback={null}>
          <Particles paused={paused} />
        </Suspense>
      </div>
      <button
        type="button"
        className={styles.control}
        aria-label={paused ? play : pause}
        onClick={() => setPaused(!paused)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.sign}>
          {paused ? <path d="M8 5.5v13l10.5-6.5z" /> : <path d="M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z" />}
        </svg>
      </button>
    </>
  )
}
