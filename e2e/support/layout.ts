// Each function runs in the page, so it can use no outer variable. It returns a sentence for each layout problem at the current
// width. The rules apply in any browser.

/** Returns the elements that extend beyond the window or their container. */
export const overflowInPage = (): string[] => {
  const name = (element: Element) => element.outerHTML.slice(0, 100).replace(/\s+/g, " ")
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      }),
    )
  /** Returns whether an ancestor scrolls or clips its overflow. */
  const inScroller = (element: Element) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== "visible") return true
    return false
  }
  const problems: string[] = []
  const excess = document.documentElement.scrollWidth - window.innerWidth
  if (excess > 0) problems.push(`the page is ${excess} px wider than the window`)

  for (const element of shown("body *")) {
    const { left, right, width } = element.getBoundingClientRect()
    if (width <= 1 || element.closest("svg, canvas, .visually-hidden") || inScroller(element)) continue
    if (right > window.innerWidth + 1 || left < -1)
      problems.push(`extends beyond the window: ${name(element)}`)
  }

  for (const text of shown("main :is(h1, h2, h3, h4, p, li, dt, dd, td, label, a, button)")) {
    let parent = text.parentElement
    // An element with display: contents has no box.
    while (parent && getComputedStyle(parent).display === "contents") parent = parent.parentElement
    const style = getComputedStyle(text)
    if (!parent || style.position !== "static" || style.display.startsWith("inline") || inScroller(text))
      continue
    if (getComputedStyle(parent).display.startsWith("inline")) continue
    const inner = text.getBoundingClientRect()
    const outer = parent.getBoundingClientRect()
    if (inner.right > outer.right + 1 || inner.left < outer.left - 1)
      problems.push(`extends beyond its container: ${name(text)}`)
  }
  return problems
}

/** Returns overlapping elements: parts of the page, its heading and the site header, controls. */
export const overlapsInPage = (): string[] => {
  const name = (element: Element) => element.outerHTML.slice(0, 100).replace(/\s+/g, " ")
  const box = (element: Element) => element.getBoundingClientRect()
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true,
        }) &&
        !element.closest("[aria-hidden=true], .visually-hidden") &&
        box(element).width > 1 &&
        box(element).height > 1,
    )
  const problems: string[] = []

  const parts = shown("main > *, footer").filter(
    (part) => !["absolute", "fixed"].includes(getComputedStyle(part).position),
  )
  parts.slice(1).forEach((part, index) => {
    const before = parts[index]
    if (!before) return
    const [one, two] = [box(before), box(part)]
    const beside = one.right <= two.left + 1 || two.right <= one.left + 1
    if (!beside && two.top < one.bottom - 1) problems.push(`overlaps the part before it: ${name(part)}`)
  })

  const [header] = shown("header:has(#menu)")
  const [heading] = shown("h1")
  if (!header || !heading) problems.push("has no site header or no heading")
  else if (scrollY === 0 && box(heading).top < box(header).bottom)
    problems.push("the site header covers the heading")

  // The site header is fixed, so its controls are compared only with each other.
  const controls = shown("main :is(button, input:not([type=hidden]), textarea, summary), footer button")
  for (const group of [controls, shown("header:has(#menu) :is(a, button)")]) {
    group.forEach((control, index) => {
      for (const other of group.slice(index + 1)) {
        if (control.contains(other) || other.contains(control)) continue
        const [one, two] = [box(control), box(other)]
        const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left)
        const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
        if (wide > 1 && high > 1) problems.push(`overlap: ${name(control)} and ${name(other)}`)
      }
    })
  }
  return problems
}

/** Returns images without dimensions, which shift the layout when they load. gatsby-remark-images reserves space by padding. */
export const imagesWithoutSizeInPage = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>("main img:not(.gatsby-resp-image-image)")]
    .filter((image) => image.checkVisibility())
    .filter((image) => {
      const { width, height } = image.getBoundingClientRect()
      return !image.getAttribute("width") || !image.getAttribute("height") || width < 16 || height < 16
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))

/** Returns the targets smaller than 24 px (WCAG 2.5.8). */
export const smallTargetsInPage = (): string[] => {
  const within = "p a, li:not([role=list] > li) a, td a, .prose a, .visually-hidden"
  return (
    [...document.querySelectorAll<HTMLElement>("a, button, summary, input:not([type=hidden]), textarea")]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // Links within a sentence are exempt (WCAG 2.5.8, inline).
      .filter((target) => !target.matches(within) && !target.closest("[aria-hidden=true]"))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width < 24 || height < 24
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  )
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
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const hides = [overflowX, overflowY].some((overflow) => ["hidden", "clip"].includes(overflow))
      return hides && element.textContent.trim() !== "" && element.checkVisibility()
    })
    // Text for screen readers only: it is clipped on purpose, as are labels that a phone has no room for.
    .filter((element) => !element.matches("#gatsby-announcer"))
    .filter((element) => getComputedStyle(element).clipPath !== "inset(50%)")
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Returns the buttons without a visible border: with forced colours, only the border shows the shape of a button. */
export const buttonsWithoutBorderInPage = (): string[] => {
  const buttons = [...document.querySelectorAll("button, a[class*=button]")].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  )
  if (buttons.length < 3) return [`the page has only ${buttons.length} buttons`]
  return buttons
    .filter((button) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(button)
      return (
        parseFloat(borderTopWidth) < 1 || borderTopStyle === "none" || /^rgba.*, 0\)$/.test(borderTopColor)
      )
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
}
