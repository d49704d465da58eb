const clean = () => {
  try {
    decodeURI(window.location.hash)
  } catch {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, "", pathname + search)
  }
}

/** Takes a fragment that is no text, such as `#%E0`, off the address: Gatsby decodes it unguarded, and the whole page would go. */
export const keepFragmentReadable = () => {
  clean()
  window.addEventListener("popstate", clean)
}
