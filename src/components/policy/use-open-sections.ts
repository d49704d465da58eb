import { useCallback, useEffect, useState } from "react"

/** Which sections of the policy are open: at first the first one, and always the one that the address names. */
export const useOpenSections = (slugs: readonly string[]) => {
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

  useEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
      const section = target?.closest("details")
      if (!target || !section) return
      section.open = true
      target.scrollIntoView()
    }
    openTarget()
    window.addEventListener("hashchange", openTarget)
    return () => window.removeEventListener("hashchange", openTarget)
  }, [])

  return { open, setOpen, toggle }
}
