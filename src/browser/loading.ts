/** The id of the live region that the layout renders empty. Its `data-text` is the text to announce. */
export const loadingId = "page-loading"

/** Shows the bar of a slow page change, and announces it. Implements Gatsby's `onRouteUpdateDelayed`. */
export const showLoading = () => {
  const region = document.getElementById(loadingId)
  if (region) region.textContent = region.dataset["text"] ?? ""
}

export const hideLoading = () => document.getElementById(loadingId)?.replaceChildren()
