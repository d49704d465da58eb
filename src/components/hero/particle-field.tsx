import { lazy, Suspense } from "react"
import * as styles from "./particle-field.module.css"

// The page must also work if a new release has replaced the file or the network is down.
const Particles = lazy(() => import("./particles").catch(() => ({ default: () => <></> })))

/** The moving particles of the hero: decoration, hidden from screen readers. */
export function ParticleField({ paused }: { paused: boolean }) {
  return (
    <div className={styles.field} aria-hidden="true">
      <Suspense fallback={null}>
        <Particles paused={paused} />
      </Suspense>
    </div>
  )
}
