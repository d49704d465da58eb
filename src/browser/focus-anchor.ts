import { entryKey } from "./scroll-positions"

const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)]

/** The last link that was followed from each history entry: its address, and its place among the links to there. */
const followedLinks = new Map<string, { href: string; index: number }>()

/** Records the links that are followed, so that Back can return the focus to them. */
export const recordLinks = () =>
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>("a[href]") : null
      const href = link?.getAttribute("href")
      if (link && href) followedLinks.set(entryKey(), { href, index: linksTo(href).indexOf(link) })
    },
    { capture: true },
  )

/** Returns the link that was followed from the current entry, to which Back has led. */
const followedLink = (): HTMLElement | undefined => {
  const { href = "", index = -1 } = followedLinks.get(entryKey()) ?? {}
  return linksTo(href)[index]
}

/**
 * Returns the closed `details` element around the target of a link, which browsers open only for plain links, or the one in
 * the case study that is the target.
 */
const closedDetails = (target: Element | null) =>
  target?.closest<HTMLDetailsElement>("details:not([open])") ??
  target?.querySelector<HTMLDetailsElement>(":scope:is(article) details:not([open])")

type Address = { pathname: string; hash: string }

/**
 * Opens a closed text at the target of the hash, and moves the focus to the target. If Back leads to an address without a
 * hash, moves the focus to the link that was followed there. Browsers do this for plain links, but Gatsby's links change the
 * address by script.
 * @param address the current address
 * @param previous the previous address, or null on the first page, where the browser itself moves the focus
 */
export const focusAnchor = (address: Address, previous: Address | null) => {
  const anchor = address.hash ? document.getElementById(decodeURI(address.hash.slice(1))) : null
  const closed = closedDetails(anchor)
  if (closed) closed.open = true
  if (!previous) return
  // Gatsby announces the title of the page also for an anchor of the same page, where the focus moves to a named section.
  const announced = previous.pathname === address.pathname ? "off" : "assertive"
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", announced)
  const target = anchor ?? followedLink()
  if (!target) return
  // Gatsby has not scrolled to a text in a closed element.
  if (closed) target.scrollIntoView()
  // Gatsby is already scrolling to the target.
  const focus = () => target.focus({ preventScroll: true })
  focus()
  // After a page change, Gatsby focuses its wrapper once the page is rendered; the focus then has to move again.
  if (previous.pathname !== address.pathname) {
    document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focus, { once: true })
  }
}
