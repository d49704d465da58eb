import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from "react"
import { useBrowserValue } from "../../hooks/use-browser-value"

/** Returns the `details` element of a section, whose text has the id. */
export const detailsOf = (slug: string) => document.getElementById(slug)?.closest("details")

/** Returns the slug of a `details` element: the id of its text. */
const slugOf = (section: Element) => section.lastElementChild?.id ?? ""

/** Scrolls to a section and moves the focus to its summary. */
export const showSection = (section: HTMLDetailsElement, behavior: ScrollBehavior = "auto") => {
  section.scrollIntoView({ behavior })
  section.querySelector("summary")?.focus({ preventScroll: true })
}

/** True if the browser restores the position of this document: after a reload, Back or Forward. */
const positionIsRestored = () => {
  const entry = performance.getEntriesByType("navigation").at(0) as PerformanceNavigationTiming | undefined
  return entry !== undefined && entry.type !== "navigate"
}

/** Returns the target of a hash; null if it does not exist or the hash is malformed. */
const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Tracks the open sections of the policy: initially the first one, and any section that the hash targets.
 * @param onTarget called before such a section is opened, so that a search that hides it can be cleared
 */
export const useOpenSections = (slugs: readonly string[], onTarget: () => void) => {
  const hydrated = useBrowserValue(() => true, false)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(slugs.slice(0, 1)))

  const toggle = useCallback(
    (slug: string, shown: boolean) =>
      setOpen((before) => {
        if (before.has(slug) === shown) return before
        const after = new Set(before)
        if (shown) after.add(slug)
        else after.delete(slug)
        return after
      }),
    [],
  )

  // The visitor may have opened and closed sections before hydration.
  const readOpen = useEffectEvent(() => {
    const shown = slugs.filter((slug) => detailsOf(slug)?.open)
    if (shown.join() !== [...open].join()) setOpen(new Set(shown))
  })
  useLayoutEffect(() => readOpen(), [])

  const keepsPosition = useEffectEvent(() => !hydrated && positionIsRestored())

  useEffect(() => {
    /** Opens the section and returns a function that scrolls to the target. */
    const openTarget = (): (() => void) => {
      const target = targetOf(window.location.hash)
      const section = target?.closest("details")
      if (!target || !section) return () => undefined
      onTarget()
      toggle(slugOf(section), true)
      // The state may be rendered later than the next frame, and a closed section has no position to scroll to.
      section.open = true
      return () => {
        if (target.id === slugOf(section)) showSection(section)
        else target.scrollIntoView()
      }
    }
    const showTarget = () => requestAnimationFrame(openTarget())
    if (keepsPosition()) openTarget()
    else showTarget()
    window.addEventListener("hashchange", showTarget)
    return () => window.removeEventListener("hashchange", showTarget)
  }, [onTarget, toggle])

  return { open, setOpen, toggle }
}
