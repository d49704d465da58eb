import { robots } from "./robots"

test("everything may be read, and the sitemap is named with its absolute address", () => {
  expect(robots("https://site.test")).toBe(
    "User-agent: *\nDisallow:\n\nSitemap: https://site.test/sitemap.xml\n",
  )
})
