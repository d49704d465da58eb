import { useEffect, type RefObject } from "react"

/**
 * Keeps what has the focus from lying under the banner (WCAG 2.4.11): sets the edge that scrolling stops at, and at the
 * bottom keeps the banner's height free below the footer, in the footer's colour. Set on the two elements themselves: a
 * custom property of the root would have the browser compute the style of every element again.
 * @param edge the edge of the window that the banner is at; undefined while it is not shown
 */
export const useBannerHeight = (
  banner: RefObject<HTMLElement | null>,
  edge: "top" | "bottom" | undefined,
) => {
  useEffect(() => {
    const element = banner.current
    if (!edge || !element) return undefined
    const root = document.documentElement.style
    const body = document.body.style
    const observer = new ResizeObserver(() => {
      const { bottom, height } = element.getBoundingClientRect()
      const covered = `calc(${edge === "top" ? bottom : height}px + var(--space-4))`
      if (edge === "top") root.scrollPaddingTop = covered
      else {
        root.scrollPaddingBottom = covered
        body.paddingBottom = `${height}px`
        body.boxShadow = `inset 0 -${height}px var(--color-ink)`
      }
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.scrollPaddingTop = ""
      root.scrollPaddingBottom = ""
      body.paddingBottom = ""
      body.boxShadow = ""
    }
  }, [banner, edge])
}
