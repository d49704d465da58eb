import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from "react"

/** What the address names on this page; nothing where its hash cannot be read. */
const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Which sections of the policy are open: at first the first one, and always the one that the address names.
 * @param onTarget told before that one is opened, so that whatever hides it can be taken away
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

  // The browser opens and closes sections before hydration, too.
  const readOpen = useEffectEvent(() => {
    const shown = slugs.filter((slug) => document.getElementById(slug)?.hasAttribute("open"))
    if (shown.join() !== [...open].join()) setOpen(new Set(shown))
  })
  useLayoutEffect(() => readOpen(), [])

  useEffect(() => {
    const openTarget = () => {
      const target = targetOf(window.location.hash)
      const section = target?.closest("details")
      if (!target || !section) return
      onTarget()
      toggle(section.id, true)
      requestAnimationFrame(() => target.scrollIntoView())
    }
    openTarget()
    window.addEventListener("hashchange", openTarget)
    return () => window.removeEventListener("hashchange", openTarget)
  }, [onTarget, toggle])

  return { open, setOpen, toggle }
}
