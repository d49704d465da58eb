const sections = () => [...document.querySelectorAll<HTMLElement>(".defer-layout")]

const layOut = (section: HTMLElement) => {
  section.style.contentVisibility = "visible"
}

/**
 * Lays out the sections below the first view (`.defer-layout` in global.css), one per frame, so that no frame is a long one.
 * From then on the page has its true height.
 */
export const layOutDeferredSections = () => {
  const section = sections().find(({ style }) => !style.contentVisibility)
  if (!section) return
  requestAnimationFrame(() => {
    layOut(section)
    setTimeout(layOutDeferredSections)
  })
}

/** Lays out the whole page now, before a jump to a position on it. */
export const layOutEverything = () => sections().forEach(layOut)
