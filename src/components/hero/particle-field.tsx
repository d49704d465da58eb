import { lazy, Suspense } from "react"
import * as styles from "./particle-field.module.css"

// A file that a new version of the site has replaced, or a lost network, must not take the page with it.
const Particles = lazy(() => import("./particles").catch(() => ({ default: () => <></> })))

/** The moving network of ports behind the hero: decoration. */
export function ParticleField({ paused }: { paused: boolean }) {
  return (
    <div className={styles.field} aria-hidden="true">
      <Suspense fallback={null}>
        <Particles paused={paused} />
      </Suspense>
    </div>
  )
}

type PauseButtonProps = { paused: boolean; pause: string; play: string; onToggle: () => void }

/** Stops the field and starts it again (WCAG 2.2.2). */
export function PauseButton({ paused, pause, play, onToggle }: PauseButtonProps) {
  return (
    <button type="button" className={styles.control} aria-label={paused ? play : pause} onClick={onToggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.sign}>
        {paused ? <path d="M8 5.5v13l10.5-6.5z" /> : <path d="M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z" />}
      </svg>
    </button>
  )
}
