import { useEffect, type RefObject } from "react"

/**
 * Keeps the banner from covering focused elements (WCAG 2.4.11): sets the scroll padding, and reserves its height below
 * the footer, in the footer's colour. It sets styles on `html` and `body` directly: a custom property on the root would
 * make the browser recalculate the style of every element.
 */
export const useBannerHeight = (banner: RefObject<HTMLElement | null>, shown: boolean) => {
  useEffect(() => {
    const element = banner.current
    if (!shown || !element) return undefined
    const root = document.documentElement.style
    const body = document.body.style
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect()
      root.scrollPaddingBottom = `calc(${height}px + var(--space-4))`
      body.paddingBottom = `${height}px`
      body.boxShadow = `inset 0 -${height}px var(--color-ink)`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.scrollPaddingBottom = ""
      body.paddingBottom = ""
      body.boxShadow = ""
    }
  }, [banner, shown])
}
