import { useEffect, useState, type RefObject } from "react"

/**
 * Whether the page is scrolled beyond an element that stands at its top.
 * An observer tells, so that no layout is read while scrolling.
 */
export const useScrolledPast = (element: RefObject<Element | null>): boolean => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver((entries) => setScrolled(!entries.at(-1)?.isIntersecting))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return scrolled
}
