/** Removes a malformed hash, such as `#%E0`, before Gatsby decodes it: the error would take down the whole page. */
const dropMalformedHash = () => {
  try {
    decodeURI(window.location.hash)
  } catch {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, "", pathname + search)
  }
}

// Gatsby's router reads the address when it is loaded; this module runs on import and must be imported first.
dropMalformedHash()
window.addEventListener("popstate", dropMalformedHash)
