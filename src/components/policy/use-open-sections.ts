import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from "react"

/** Returns the `details` element of a section, whose text has the id. */
export const detailsOf = (slug: string) => document.getElementById(slug)?.closest("details")

/** Returns the slug of a `details` element: the id of its text. */
const slugOf = (section: Element) => section.lastElementChild?.id ?? ""

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

  useEffect(() => {
    const openTarget = () => {
      const target = targetOf(window.location.hash)
      const section = target?.closest("details")
      if (!target || !section) return
      onTarget()
      toggle(slugOf(section), true)
      // The state may be rendered later than the next frame, and a closed section has no position to scroll to.
      section.open = true
      requestAnimationFrame(() => target.scrollIntoView())
    }
    openTarget()
    window.addEventListener("hashchange", openTarget)
    return () => window.removeEventListener("hashchange", openTarget)
  }, [onTarget, toggle])

  return { open, setOpen, toggle }
}
