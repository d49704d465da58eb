/** Takes a fragment that is no text, such as `#%E0`, off the address: Gatsby decodes it unguarded, and the whole page would go. */
const keepFragmentReadable = () => {
  try {
    decodeURI(window.location.hash)
  } catch {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, "", pathname + search)
  }
}

// Gatsby's router reads the address as soon as it is loaded, so this module acts when it is, and is imported before all others.
keepFragmentReadable()
window.addEventListener("popstate", keepFragmentReadable)
