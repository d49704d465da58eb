const parts = () => [...document.querySelectorAll<HTMLElement>(".later")]

const layOut = (part: HTMLElement) => {
  part.style.contentVisibility = "visible"
}

/**
 * Lays out what the first view left out (`.later` in global.css), a part in each frame, so that no frame is a long one. From
 * then on the page has its true height.
 */
export const layOutDeferredSections = () => {
  const part = parts().find(({ style }) => !style.contentVisibility)
  if (!part) return
  requestAnimationFrame(() => {
    layOut(part)
    setTimeout(layOutDeferredSections)
  })
}

/** Lays the whole page out now, for a jump to a place on it. */
export const layOutEverything = () => parts().forEach(layOut)
