/** Reads the head of the document; Testing Library queries only the body. */
export const readHead = () => {
  const all = (selector: string, attribute: string) =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
  return {
    title: document.title,
    /** Returns the content of every `meta` with this name or property. */
    meta: (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, "content"),
    canonical: all('link[rel="canonical"]', "href"),
  }
}

/** Reads all JSON-LD documents of the page. */
export const readJsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
    JSON.parse(script.textContent),
  )
