type Place = { pathname: string; hash: string }

/**
 * Moves the focus to what the address names, as browsers do for plain links within a page; Gatsby's links change the address by script.
 * @param place the page's address now; without a fragment nothing moves
 * @param from the address before, or null at the first page, where the browser itself has done it
 */
export const focusAnchor = (place: Place, from: Place | null) => {
  const target = from && place.hash ? document.getElementById(decodeURI(place.hash.slice(1))) : null
  if (!target) return
  // Gatsby is already scrolling there.
  const focus = () => target.focus({ preventScroll: true })
  focus()
  // On the way from another page Gatsby focuses the whole page once it stands; the focus then goes on from there.
  if (from?.pathname !== place.pathname) {
    document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focus, { once: true })
  }
}
