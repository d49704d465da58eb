/**
 * Moves the focus to what the address names, as browsers do for anchors within a page but Gatsby does not on the way from another.
 * @param hash the fragment with its sign; an empty one moves nothing
 */
export const focusAnchor = (hash: string) => {
  const target = hash === "" ? null : document.getElementById(decodeURI(hash.slice(1)))
  // Gatsby is already scrolling there.
  if (target && !target.contains(document.activeElement)) target.focus({ preventScroll: true })
}
