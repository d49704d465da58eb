import { useEffect, useState } from "react"

/**
 * Returns whether an element is in view; undefined if the page has no such element, and until the browser reports.
 * Uses an observer, so that scrolling causes no layout.
 * @param id the element's id
 * @param page the path of the page; the element is looked up again after a change of page
 */
export const useInView = (id: string, page = ""): boolean | undefined => {
  const [inView, setInView] = useState<boolean>()
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, page])
  return inView
}

/** Returns whether an element of the page is out of view. */
export const useScrolledPast = (id: string, page = ""): boolean => useInView(id, page) === false
