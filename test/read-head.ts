/** What React has put into the head of the document, for tests; Testing Library looks at the body alone. */
export const readHead = () => {
  const all = (selector: string, attribute: string) =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
  return {
    title: document.title,
    /** The contents of every `meta` of this name or property. */
    meta: (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, "content"),
    canonical: all('link[rel="canonical"]', "href"),
  }
}

/** The JSON-LD documents anywhere on the page, as they were written. */
export const readJsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
    JSON.parse(script.textContent),
  )
