/** Returns true if a part of the element is in the window, whatever covers it. */
export const isInView = (element: Element | null | undefined): boolean => {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  return bottom > 0 && top < window.innerHeight
}
