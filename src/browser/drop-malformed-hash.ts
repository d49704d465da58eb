/** Removes a malformed hash, such as `#%E0`, before Gatsby decodes it: the URIError would break the whole page. */
const dropMalformedHash = () => {
  try {
    decodeURI(window.location.hash)
  } catch {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, "", pathname + search)
  }
}

// Gatsby's router reads the address as soon as it loads, so this module must be imported first.
dropMalformedHash()
window.addEventListener("popstate", dropMalformedHash)
