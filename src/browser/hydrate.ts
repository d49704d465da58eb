import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"

/**
 * Hydrates the page as a transition, so that React works in slices of 5 ms and handles clicks in between. Gatsby's own call
 * hydrates the whole page in one task.
 */
export const hydrateInSlices = (element: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, element)
  })
  // React handles events from here on; an inline script replays earlier clicks (hosting/deferred-scripts.ts).
  window.dispatchEvent(new Event("hydrate"))
}
