import { siteUrl } from "./site-address"

test("the address in the content holds where nothing overrides it", () => {
  expect(siteUrl("https://written.test", undefined)).toBe("https://written.test")
})

test("SITE_URL overrides the address in the content for a build", () => {
  expect(siteUrl("https://written.test", "http://127.0.0.1:9000")).toBe("http://127.0.0.1:9000")
})

test("an empty SITE_URL is no address", () => {
  expect(siteUrl("https://written.test", " ")).toBe("https://written.test")
})

test("a trailing slash, a query and a hash are left out", () => {
  expect(siteUrl("https://written.test", "https://set.test/?from=ci#top")).toBe("https://set.test")
})

test.each(["set.test", "ftp://set.test", "https://"])("%s stops the build with a sentence", (override) => {
  expect(() => siteUrl("https://written.test", override)).toThrow(/SITE_URL must be an address such as https/)
})
