/**
 * Returns false for a part that cannot be decoded, and for one that Gatsby reads as another address once it has decoded it.
 * `decodeURI` leaves the escapes of characters that separate the parts of a URL, such as `%2F`.
 */
const isReadable = (part: string): boolean => {
  try {
    return !/[%\\\s\p{Cc}]/u.test(decodeURI(part))
  } catch {
    return false
  }
}

/**
 * Removes the percent signs of an unreadable path, and an unreadable hash, such as `#%E0`, before Gatsby decodes them: the
 * page would become empty. No page and no heading of the site has such an address.
 */
const repairAddress = () => {
  const { pathname, search, hash } = window.location
  const path = isReadable(pathname) ? pathname : pathname.replaceAll("%", "")
  const readableHash = isReadable(hash) ? hash : ""
  if (path === pathname && readableHash === hash) return
  window.history.replaceState(window.history.state, "", path + search + readableHash)
}

// Gatsby's router reads the address as soon as it loads, so this module must be imported first.
repairAddress()
window.addEventListener("popstate", repairAddress)
