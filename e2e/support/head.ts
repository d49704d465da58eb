import type { Page } from "@playwright/test"

/** Reads the tags in the head of the page. Each list contains every occurrence, so that a test finds duplicates. */
export const readHead = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)]
    /** Contents by `name` or `property`. */
    const meta: Record<string, string[]> = {}
    for (const tag of all("meta[content]")) {
      const name = tag.getAttribute("property") ?? tag.getAttribute("name") ?? ""
      ;(meta[name] ??= []).push(tag.getAttribute("content") ?? "")
    }
    return {
      titles: all("title").map((title) => title.textContent),
      canonical: all('link[rel="canonical"]').map((link) => link.getAttribute("href") ?? ""),
      meta,
    }
  })
