/** Runs in the page: how many of the parts that may be laid out later (`.later`) are not laid out yet. */
export const leftOutInPage = (): number =>
  [...document.querySelectorAll(".later")].filter(
    (part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  ).length
