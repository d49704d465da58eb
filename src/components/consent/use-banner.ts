import { useEffect, useState, type RefObject } from "react"
import type { SettingsRequest } from "../../consent/consent"
import { useEscape } from "../../hooks/use-escape"

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

/**
 * Makes a banner that appears after the visitor has moved the focus into the page the next Tab stop: browsers place a
 * popover after its source in the tab order. A visitor who is filling in a field goes on to the next field.
 */
export const useLateBanner = (banner: RefObject<HTMLElement | null>, appeared: boolean) => {
  useEffect(() => {
    const element = banner.current
    const source = document.querySelector<HTMLElement>(":focus:not(input, textarea)")
    if (!appeared || !element || !source || !("showPopover" in element)) return
    element.popover = "manual"
    element.showPopover({ source })
  }, [banner, appeared])
}

/** The time for which the reopened banner ignores clicks on a choice, in milliseconds: longer than a double click. */
const doubleClickGuard = 500

/**
 * Focuses the banner each time it is requested, and closes it on Escape while it shows an earlier choice.
 * Returns true once clicks on a choice count.
 */
export const useReopenedBanner = (
  banner: RefObject<HTMLElement | null>,
  request: SettingsRequest | undefined,
  close: (() => void) | undefined,
): boolean => {
  const [readyFor, setReadyFor] = useState<SettingsRequest>()
  useEscape(() => close?.(), request !== undefined)

  useEffect(() => {
    if (!request) return undefined
    banner.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setReadyFor(request), doubleClickGuard)
    return () => clearTimeout(timer)
  }, [banner, request])

  return close === undefined || readyFor === request
}
