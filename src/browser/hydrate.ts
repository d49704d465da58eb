import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { keepTypedText } from "./keep-typed-text"

/**
 * Hydrates the page as a transition, so that React works in slices of 5 ms and handles clicks in between. Gatsby's own call
 * hydrates the whole page in one task. If the page is not as React rendered it, because an extension has inserted an
 * element or a translator has replaced texts, React renders it again; what was typed is then put into the new fields.
 */
export const hydrateInSlices = (element: ReactNode, container: Element | Document) => {
  const restoreTypedText = keepTypedText()
  const onRecoverableError = (error: unknown) => {
    restoreTypedText()
    console.error(error)
  }
  startTransition(() => {
    hydrateRoot(container, element, { onRecoverableError })
  })
  // React handles events from here on; an inline script repeats earlier clicks (before-hydration.ts).
  window.dispatchEvent(new Event("hydrate"))
}
