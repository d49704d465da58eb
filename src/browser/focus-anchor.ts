import { entryKey } from "./scroll-positions"

/** The index among `document.links` of the last link that was followed from each history entry. */
const followed = new Map<string | undefined, number>()

/** Records the links that are followed, so that Back can return the focus to them. */
export const recordLinks = () => {
  const record = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]")
    if (link && entryKey()) followed.set(entryKey(), [...document.links].indexOf(link))
  }
  document.addEventListener("click", record, { capture: true })
}

type Address = { pathname: string; hash: string }

/**
 * Moves the focus to the target of the hash and opens closed `details` around it, or in it if it is an article. Moves the
 * focus to the followed link if Back leads to an address without a hash. Browsers do this only for links without scripts.
 * @param previous the previous address, or null on the first page, where the browser itself moves the focus
 */
export const focusAnchor = ({ pathname, hash }: Address, previous: Address | null) => {
  const anchor = hash ? document.getElementById(decodeURI(hash.slice(1))) : null
  const closed =
    anchor?.closest<HTMLDetailsElement>("details:not([open])") ??
    anchor?.querySelector<HTMLDetailsElement>(":scope:is(article) details:not([open])")
  if (closed) closed.open = true
  if (!previous) return
  const samePage = previous.pathname === pathname
  // Gatsby announces the title of the page also for an anchor of the same page, where the focus moves to a named section.
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", samePage ? "off" : "assertive")
  const target = anchor ?? document.links[followed.get(entryKey()) ?? -1]
  // Gatsby has not scrolled to a text in a closed element.
  if (closed) target?.scrollIntoView()
  const focus = () => target?.focus({ preventScroll: true })
  focus()
  // After a page change, Gatsby focuses its wrapper once the page is rendered; the focus then has to move again.
  if (!samePage)
    document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focus, { once: true })
}
