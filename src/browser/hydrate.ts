import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"

/**
 * Hydrates the page as a transition: React then works in slices of 5 ms and lets presses in between, where Gatsby's own
 * call takes the whole page in one task.
 */
export const hydrateInSlices = (element: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, element)
  })
  // React listens from here on; the page repeats the clicks that came before (see hosting/deferred-scripts.ts).
  window.dispatchEvent(new Event("hydrate"))
}
