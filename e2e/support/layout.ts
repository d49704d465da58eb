// Each function runs in the page, so it can use no outer variable. All but the last return the start of the HTML of each element
// that breaks a rule.

/** Returns the elements that extend beyond the window, and the page itself if it scrolls sideways (WCAG 1.4.10). */
export const overflowInPage = (): string[] => {
  /** Returns whether an ancestor scrolls or clips its overflow. */
  const inScroller = (element: Element) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== "visible") return true
    return false
  }
  const wide = [...document.querySelectorAll("body *")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    if (width <= 1 || (right <= innerWidth + 1 && left >= -1)) return false
    return (
      element.checkVisibility() && !element.closest("svg, canvas, .visually-hidden") && !inScroller(element)
    )
  })
  if (document.documentElement.scrollWidth > innerWidth) wide.push(document.documentElement)
  return wide.map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/**
 * Returns the controls that overlap another one, the texts of description lists that do, and the heading if the site header
 * covers it.
 */
export const overlapsInPage = (): string[] => {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest("[aria-hidden=true], .visually-hidden"),
    )
  /** Returns the box of a control, or that of the text in a term or detail, which can be larger than the element. */
  const boxOf = (element: Element) => {
    if (!element.matches("dt, dd")) return element.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }
  const overlap = (one: Element, other: Element) => {
    if (one.contains(other) || other.contains(one)) return false
    const [a, b] = [boxOf(one), boxOf(other)]
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return wide > 1 && high > 1
  }
  // The site header is fixed, so its controls are compared only with each other.
  const groups = [
    shown("main :is(button, input:not([type=hidden]), textarea, summary)"),
    shown("header:has(#menu) :is(a, button)"),
    shown("header:has(#menu), h1"),
    shown("main :is(dt, dd)"),
  ]
  return groups.flatMap((group) =>
    group
      .filter((element, index) => group.slice(index + 1).some((other) => overlap(element, other)))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
}

/** Returns the targets smaller than 24 px (WCAG 2.5.8). */
export const smallTargetsInPage = (): string[] => {
  // Links within a sentence are exempt.
  const within = "p a, li:not([role=list] > li) a, td a, .prose a, .visually-hidden"
  return [...document.querySelectorAll("a, button, summary, input:not([type=hidden]), textarea")]
    .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((target) => !target.matches(within) && !target.closest("[aria-hidden=true]"))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect()
      return width < 24 || height < 24
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Applies the text spacing of WCAG 1.4.12 and returns the elements whose text it clips. */
export const clippedBySpacingInPage = (): string[] => {
  // The Content-Security-Policy blocks style elements but not constructed style sheets.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
      "p { margin-bottom: 2em !important }",
  )
  document.adoptedStyleSheets.push(sheet)
  return [...document.querySelectorAll("body *")]
    .filter((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      const hides = [overflowX, overflowY].some((overflow) => ["hidden", "clip"].includes(overflow))
      // Text for screen readers only is clipped on purpose.
      const forScreenReaders = element.matches("#gatsby-announcer") || clipPath === "inset(50%)"
      return hides && !forScreenReaders && element.textContent.trim() !== "" && element.checkVisibility()
    })
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Returns the buttons without a visible border: with forced colours, only the border shows the shape of a button. */
export const buttonsWithoutBorderInPage = (): string[] =>
  [...document.querySelectorAll("button, a[class*=button]")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(button)
      const transparent = /^rgba.*, 0\)$/.test(borderTopColor)
      return parseFloat(borderTopWidth) < 1 || borderTopStyle === "none" || transparent
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160))

/** Opens every closed text. */
export const openFoldsInPage = () => {
  for (const fold of document.querySelectorAll("details")) fold.open = true
}
