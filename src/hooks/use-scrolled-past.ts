import { useEffect, useState } from "react"

/**
 * Returns whether an element is out of sight; false where the page does not have it, and until the browser reports.
 * Uses an observer, so that no layout is read while scrolling.
 * @param id the element's id
 * @param page the path of the page; after a change of page the element is looked up again
 */
export const useScrolledPast = (id: string, page = ""): boolean => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => setScrolled(!entries.at(-1)?.isIntersecting))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, page])
  return scrolled
}
