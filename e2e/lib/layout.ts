/**
 * Runs in the page: what is laid out wrong in a window of the present width, a sentence each. The rules hold in any browser:
 * nothing leaves the window, content stays in its box, parts of the page do not lie on each other, and pictures are there.
 */
export const layoutFaultsInPage = (): string[] => {
  const name = (element: Element) => element.outerHTML.slice(0, 100).replace(/\s+/g, " ")
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown)
  const box = (element: Element) => element.getBoundingClientRect()
  /** A box that scrolls or cuts what is wider than itself. */
  const inScroller = (element: Element) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== "visible") return true
    return false
  }
  const faults: string[] = []

  const beyond = document.documentElement.scrollWidth - window.innerWidth
  if (beyond > 0) faults.push(`the page is ${beyond} px wider than the window`)

  for (const element of all("body *")) {
    const { left, right, width } = box(element)
    if (width <= 1 || inScroller(element) || element.closest("svg, canvas, .visually-hidden")) continue
    if (right > window.innerWidth + 1 || left < -1) faults.push(`leaves the window: ${name(element)}`)
  }

  for (const text of all("main :is(h1, h2, h3, h4, p, li, dt, dd, td, label, a, button)")) {
    const parent = text.parentElement
    if (!parent || inScroller(text) || getComputedStyle(text).position !== "static") continue
    if (getComputedStyle(parent).display === "inline" || getComputedStyle(text).display === "inline") continue
    const [inner, outer] = [box(text), box(parent)]
    if (inner.right > outer.right + 1 || inner.left < outer.left - 1)
      faults.push(`leaves the box around it: ${name(text)}`)
  }

  const parts = [...all("main > *"), ...all("footer")].filter(
    (part) => !["absolute", "fixed"].includes(getComputedStyle(part).position) && box(part).height > 0,
  )
  parts.slice(1).forEach((part, index) => {
    const before = parts[index]
    if (before && !before.contains(part) && box(part).top < box(before).bottom - 1)
      faults.push(`lies on the part before it: ${name(part)}`)
  })

  const [header] = all("header:has(nav)")
  const [heading] = all("h1")
  if (scrollY === 0 && header && heading && box(heading).top < box(header).bottom)
    faults.push("the heading of the page lies under its header")

  const controls = all("button, input:not([type=hidden]), textarea, summary, header a").filter(
    (control) => !control.closest("[aria-hidden=true], .visually-hidden") && box(control).width > 1,
  )
  controls.forEach((control, index) => {
    for (const other of controls.slice(index + 1)) {
      if (control.contains(other) || other.contains(control)) continue
      // The header and the banner stay in place while the page moves below them.
      if (control.closest("header:has(nav)") !== other.closest("header:has(nav)")) continue
      const [one, two] = [box(control), box(other)]
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left)
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
      if (wide > 1 && high > 1) faults.push(`lie on each other: ${name(control)} and ${name(other)}`)
    }
  })

  for (const image of all("main img") as HTMLImageElement[]) {
    if (!image.getAttribute("width") || !image.getAttribute("height"))
      faults.push(`has no dimensions: ${name(image)}`)
    if (box(image).width < 16 || box(image).height < 16) faults.push(`has no room: ${name(image)}`)
  }
  return faults
}

/** Runs in the page: the targets that stand alone and measure less than 24 px (WCAG 2.5.8). */
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

/** Runs in the page: sets text with the spacing of WCAG 1.4.12, and gives what is cut off then. */
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
