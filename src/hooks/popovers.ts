/**
 * Matches an open popover. Browsers without popovers, such as Safari 16, ignore the first selector, and the polyfill sets the
 * class.
 */
export const openPopover = String.raw`:is(:popover-open, .\:popover-open)`

/** Loads a polyfill where the browser has no popovers. Without it the menu stays closed. Never rejects. */
export const supportPopovers = async (): Promise<void> => {
  if ("popover" in HTMLElement.prototype) return
  await import("@oddbird/popover-polyfill").catch(() => undefined)
}
