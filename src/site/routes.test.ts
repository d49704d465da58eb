import { pageUrl, telephoneLink } from "./routes"

test.each(["/blog", "/blog/", "/blog?tag=hana", "/blog/#latest"])("%s has one canonical URL", (path) => {
  expect(pageUrl("https://site.test/", path)).toBe("https://site.test/blog")
})

test.each([
  ["+44 (0)20 7946 0123", "tel:+442079460123"],
  ["020 7946-0123", "tel:02079460123"],
])("a click on %s dials %s", (phone, link) => {
  expect(telephoneLink(phone)).toBe(link)
})
