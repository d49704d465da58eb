import { useEffect, type RefObject } from "react"

/**
 * Keeps the banner's height free at the end of the page while it is shown, and at the edge that scrolling stops at, so
 * that nothing that has the focus lies under it (WCAG 2.4.11). Set on the two elements themselves: a custom property of
 * the root would have the browser compute the style of every element anew.
 */
export const useBannerHeight = (banner: RefObject<HTMLElement | null>, shown: boolean) => {
  useEffect(() => {
    const element = banner.current
    if (!shown || !element) return
    const root = document.documentElement.style
    const body = document.body.style
    const observer = new ResizeObserver(() => {
      root.scrollPaddingBottom = `calc(${element.offsetHeight}px + var(--space-4))`
      body.paddingBottom = `${element.offsetHeight}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.scrollPaddingBottom = ""
      body.paddingBottom = ""
    }
  }, [banner, shown])
}
