// Each function runs in the page, so it stands alone; it gives what is laid out wrong at the present width, a sentence each.
// The rules hold in any browser.

/** What leaves the window, or the box that it is in. */
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
  /** Whether a box around it scrolls or cuts what is wider than itself. */
  const inScroller = (element: Element) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== "visible") return true
    return false
  }
  const faults: string[] = []
  const beyond = document.documentElement.scrollWidth - window.innerWidth
  if (beyond > 0) faults.push(`the page is ${beyond} px wider than the window`)

  for (const element of shown("body *")) {
    const { left, right, width } = element.getBoundingClientRect()
    if (width <= 1 || element.closest("svg, canvas, .visually-hidden") || inScroller(element)) continue
    if (right > window.innerWidth + 1 || left < -1) faults.push(`leaves the window: ${name(element)}`)
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
      faults.push(`leaves the box around it: ${name(text)}`)
  }
  return faults
}

/** What lies on something else: parts of the page, its heading and header, and controls. */
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
  const faults: string[] = []

  const parts = shown("main > *, footer").filter(
    (part) => !["absolute", "fixed"].includes(getComputedStyle(part).position),
  )
  parts.slice(1).forEach((part, index) => {
    const before = parts[index]
    if (!before) return
    const [one, two] = [box(before), box(part)]
    const beside = one.right <= two.left + 1 || two.right <= one.left + 1
    if (!beside && two.top < one.bottom - 1) faults.push(`lies on the part before it: ${name(part)}`)
  })

  const [header] = shown("header:has(#menu)")
  const [heading] = shown("h1")
  if (!header || !heading) faults.push("has no header or no heading")
  else if (scrollY === 0 && box(heading).top < box(header).bottom)
    faults.push("the heading of the page lies under its header")

  // The header stays in place while the page moves below it.
  const controls = shown("main :is(button, input:not([type=hidden]), textarea, summary), footer button")
  for (const group of [controls, shown("header:has(#menu) :is(a, button)")]) {
    group.forEach((control, index) => {
      for (const other of group.slice(index + 1)) {
        if (control.contains(other) || other.contains(control)) continue
        const [one, two] = [box(control), box(other)]
        const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left)
        const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
        if (wide > 1 && high > 1) faults.push(`lie on each other: ${name(control)} and ${name(other)}`)
      }
    })
  }
  return faults
}

/** Pictures without dimensions, for which the page makes no room before they come. gatsby-remark-images makes room by padding. */
export const picturesWithoutRoomInPage = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>("main img:not(.gatsby-resp-image-image)")]
    .filter((image) => image.checkVisibility())
    .filter((image) => {
      const { width, height } = image.getBoundingClientRect()
      return !image.getAttribute("width") || !image.getAttribute("height") || width < 16 || height < 16
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))

/** The targets that stand alone and measure less than 24 px (WCAG 2.5.8). */
export const smallTargetsInPage = (): string[] => {
  const within = "p a, li:not([role=list] > li) a, td a, .prose a, .visually-hidden"
  return (
    [...document.querySelectorAll<HTMLElement>("a, button, summary, input:not([type=hidden]), textarea")]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // A link within a sentence is excepted (WCAG 2.5.8, inline).
      .filter((target) => !target.matches(within) && !target.closest("[aria-hidden=true]"))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width < 24 || height < 24
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120))
  )
}

/** Sets text with the spacing of WCAG 1.4.12, and gives what is cut off then. */
export const clippedBySpacingInPage = (): string[] => {
  // A sheet made by script: the page's policy lets no style element in.
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
    .filter((element) => !element.matches(".visually-hidden, #gatsby-announcer"))
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}
