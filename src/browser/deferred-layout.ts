/**
 * A script for the head of each page. It turns off deferred layout on a page that the browser opens at an anchor or at a
 * recorded position: the position is right only with the true heights of all sections. A selector with `:has(:target)` would
 * make the browser compute all styles again whenever an element is added.
 */
export const layOutAtOnce =
  '(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")&&(document.documentElement.dataset.eagerLayout="")'

const sections = () => [...document.querySelectorAll<HTMLElement>(".defer-layout")]

const layOut = (section: HTMLElement) => {
  section.style.contentVisibility = "visible"
}

/**
 * Lays out the sections below the first view (`.defer-layout` in global.css), one per frame, to avoid long frames.
 * Once all of them are laid out, the page has its true height.
 */
export const layOutDeferredSections = () => {
  const section = sections().find(({ style }) => !style.contentVisibility)
  if (!section) return
  requestAnimationFrame(() => {
    layOut(section)
    setTimeout(layOutDeferredSections)
  })
}

/** Lays out all deferred sections at once, before a jump to a position on the page. */
export const layOutEverything = () => sections().forEach(layOut)
