import { useEffect, useState } from "react"

/**
 * Returns true if an element is in view, false if it is not; undefined if the page has no such element, or until the browser
 * reports it. Uses an IntersectionObserver, so that scrolling does not force layout.
 * @param id the id of the element
 * @param page the path of the page; the element is looked up again when it changes
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

/** Returns true if an element of the page is out of view. */
export const useScrolledPast = (id: string, page = ""): boolean => useInView(id, page) === false
