import { socialCardPath } from "./social-card-path"

test.each([
  ["/", "/social/home.png"],
  ["/blog", "/social/blog.png"],
  ["/blog/", "/social/blog.png"],
  ["/blog/page/2", "/social/blog.png"],
  ["/blog/customs", "/social/blog/customs.png"],
  ["/privacy-policy", "/social/privacy-policy.png"],
  ["/404.html", "/social/home.png"],
])("the page %s is shared with the card %s", (path, card) => {
  expect(socialCardPath(path)).toBe(card)
})
