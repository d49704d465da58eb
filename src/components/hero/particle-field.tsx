import { lazy, Suspense } from "react"
import * as styles from "./particle-field.module.css"

// A file that a new version of the site has replaced, or a lost network, must not break the page.
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
