import { pageUrl } from "./page-url"

test("the landing page keeps the slash that stands for its path", () => {
  expect(pageUrl("https://site.test", "/")).toBe("https://site.test/")
})

test.each(["/blog", "/blog/", "/blog?tag=hana", "/blog/#latest"])("%s has one address", (path) => {
  expect(pageUrl("https://site.test/", path)).toBe("https://site.test/blog")
})
