import { defaultTreeAdapter, parseFragment, serialize, type DefaultTreeAdapterTypes } from "parse5"

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** What a feed reader can use; looks, scripts and the page's own anchors stay on the page. */
const kept = new Set(
  "href src alt title width height colspan rowspan scope lang dir cite start datetime".split(" "),
)
const dropped = new Set(["script", "style", "source", "noscript", "template"])
/** Elements that only carry a look: their children stand in their place. */
const unwrapped = new Set(["span", "picture", "div"])

const classes = (element: Element): string[] =>
  element.attrs.find(({ name }) => name === "class")?.value.split(/\s+/) ?? []

const unwrap = (element: Element, parent: ParentNode) => {
  for (const child of [...element.childNodes]) {
    defaultTreeAdapter.detachNode(child)
    defaultTreeAdapter.insertBefore(parent, child, element)
  }
  defaultTreeAdapter.detachNode(element)
}

const clean = (parent: ParentNode, base: string) => {
  for (const child of [...parent.childNodes]) {
    if (!("tagName" in child)) continue
    const names = classes(child)
    if (dropped.has(child.tagName) || names.includes("permalink")) {
      defaultTreeAdapter.detachNode(child)
      continue
    }
    child.attrs = child.attrs
      .filter(({ name }) => kept.has(name))
      .map(({ name, value }) => ({
        name,
        value: name === "href" || name === "src" ? new URL(value, base).href : value,
      }))
    clean(child, base)
    if (unwrapped.has(child.tagName) || names.includes("gatsby-resp-image-link")) unwrap(child, parent)
  }
}

/**
 * The HTML of an article for a feed: every link and picture has an absolute address, and what only dresses the page
 * is gone.
 * @param html the finished HTML of the article
 * @param articleUrl its absolute address, against which links are resolved
 */
export const feedHtml = (html: string, articleUrl: string): string => {
  const fragment = parseFragment(html)
  clean(fragment, articleUrl)
  return serialize(fragment)
}
