import { article } from "../../../../test/content/mistakes/row"
import { parseContentFile } from "../../content-file"
import { linkTargets } from "./link-targets"

test("each page of the Knowledge Hub has the anchors of its ten articles, the newest first", () => {
  const sources = Array.from({ length: 11 }, (_, index) =>
    parseContentFile(`articles/2025-03-18--lane-${index + 1}/index.md`, article(index + 1)),
  )
  const { pages } = linkTargets(sources, new Set(), {}, [], "2026-01-01")
  expect(pages.get("/blog")?.ids?.size).toBe(12)
  expect([...(pages.get("/blog/page/2")?.ids ?? [])]).toEqual(["main", "article-index", "lane-1"])
})
