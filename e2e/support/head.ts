import type { Page } from "@playwright/test"

/** What stands in the head of the page: each list holds every occurrence, so that a test sees doubles. */
export type Head = {
  titles: string[]
  canonical: string[]
  /** By `name` or `property`. */
  meta: Record<string, string[]>
  /** The addresses of links by `rel`. */
  links: Record<string, string[]>
}

/** Reads the head of the page as it is now. */
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
