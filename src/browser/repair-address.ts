/** Returns false if decoding throws. Gatsby decodes paths more than once: `%25E0` becomes the malformed `%E0`. */
const isWellFormed = (part: string): boolean => {
  try {
    const decoded = decodeURIComponent(part)
    return decoded === part || isWellFormed(decoded)
  } catch {
    return false
  }
}

/**
 * Removes a malformed hash, such as `#%E0`, and the percent signs of a malformed path, before Gatsby decodes them: the
 * URIError would break the whole page. No page of the site has a percent sign in its path.
 */
const repairAddress = () => {
  const { pathname, search, hash } = window.location
  const path = isWellFormed(pathname) ? pathname : pathname.replaceAll("%", "")
  const wellFormedHash = isWellFormed(hash) ? hash : ""
  if (path === pathname && wellFormedHash === hash) return
  window.history.replaceState(window.history.state, "", path + search + wellFormedHash)
}

// Gatsby's router reads the address as soon as it loads, so this module must be imported first.
repairAddress()
window.addEventListener("popstate", repairAddress)
