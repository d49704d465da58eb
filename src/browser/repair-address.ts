const isWellFormed = (part: string): boolean => {
  try {
    decodeURI(part)
    return true
  } catch {
    return false
  }
}

/**
 * Removes a malformed hash, such as `#%E0`, and encodes the percent signs of a malformed path, before Gatsby decodes
 * them: the URIError would break the whole page.
 */
const repairAddress = () => {
  const { pathname, search, hash } = window.location
  const path = isWellFormed(pathname) ? pathname : pathname.replaceAll("%", "%25")
  const wellFormedHash = isWellFormed(hash) ? hash : ""
  if (path === pathname && wellFormedHash === hash) return
  window.history.replaceState(window.history.state, "", path + search + wellFormedHash)
}

// Gatsby's router reads the address as soon as it loads, so this module must be imported first.
repairAddress()
window.addEventListener("popstate", repairAddress)
