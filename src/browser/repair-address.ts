/** Returns false if decoding throws. Some addresses are decoded more than once: `%25E0` becomes the malformed `%E0`. */
const isWellFormed = (part: string): boolean => {
  try {
    const decoded = decodeURIComponent(part)
    return decoded === part || isWellFormed(decoded)
  } catch {
    return false
  }
}

/**
 * Returns false if Gatsby cannot find its 404 page for a path, and would show nothing. `decodeURI` leaves the escapes of
 * characters that separate the parts of a URL, such as `%2F`, which Gatsby decodes.
 */
const isReadable = (path: string): boolean => isWellFormed(path) && !/[%\\\s\p{Cc}]/u.test(decodeURI(path))

/**
 * Removes a malformed hash, such as `#%E0`, and the percent signs of an unreadable path, before Gatsby decodes them. No
 * page of the site has such a path.
 */
const repairAddress = () => {
  const { pathname, search, hash } = window.location
  const path = isReadable(pathname) ? pathname : pathname.replaceAll("%", "")
  const wellFormedHash = isWellFormed(hash) ? hash : ""
  if (path === pathname && wellFormedHash === hash) return
  window.history.replaceState(window.history.state, "", path + search + wellFormedHash)
}

// Gatsby's router reads the address as soon as it loads, so this module must be imported first.
repairAddress()
window.addEventListener("popstate", repairAddress)
