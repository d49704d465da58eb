import { useEffect, type RefObject } from "react"

const property = "--banner-height"

/**
 * Tells the page how high the banner is while it is shown, so that the root can keep that much free at the bottom
 * and nothing that has the focus lies under it (WCAG 2.4.11).
 */
export const useBannerHeight = (banner: RefObject<HTMLElement | null>, shown: boolean) => {
  useEffect(() => {
    const element = banner.current
    if (!shown || !element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [banner, shown])
}
