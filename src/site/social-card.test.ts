import { socialCardPath } from "./social-card"

test.each([
  ["/", "/social/home.jpg"],
  ["/blog", "/social/blog.jpg"],
  ["/blog/", "/social/blog.jpg"],
  ["/blog/page/2", "/social/blog.jpg"],
  ["/blog/customs", "/social/blog/customs.jpg"],
  ["/privacy-policy", "/social/privacy-policy.jpg"],
])("the page %s is shared with the card %s", (path, card) => {
  expect(socialCardPath(path)).toBe(card)
})
