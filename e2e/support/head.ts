import type { Page } from "@playwright/test"

/** The tags in the head of the page. Each list contains every occurrence, so that a test finds duplicates. */
export type Head = {
  titles: string[]
  canonical: string[]
  /** Contents by `name` or `property`. */
  meta: Record<string, string[]>
  /** URLs of links by `rel`. */
  links: Record<string, string[]>
}

/** Reads the current head of the page. */
export const readHead = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)]
    const grouped = (elements: Element[], key: (element: Element) => string | null, value: string) => {
      const groups: Record<string, string[]> = {}
      for (const element of elements)
        (groups[key(element) ?? ""] ??= []).push(element.getAttribute(value) ?? "")
      return groups
    }
    return {
      titles: all("title").map((title) => title.textContent),
      canonical: all('link[rel="canonical"]').map((link) => link.getAttribute("href") ?? ""),
      meta: grouped(
        all("meta[content]"),
        (meta) => meta.getAttribute("property") ?? meta.getAttribute("name"),
        "content",
      ),
      links: grouped(all("link[rel]"), (link) => link.getAttribute("rel"), "href"),
    }
  })
