import { inspectPage } from "./inspect-page"
import { movePagePath } from "./page-path-script"

const built = (path: string) =>
  `<!DOCTYPE html><html><body><div id="___gatsby">“é”</div><script id="gatsby-script-loader">` +
  `/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script></body></html>`

test("the inline script is the same on every page, and the path stays with the page", () => {
  const one = movePagePath(built("/blog/one"))
  const two = movePagePath(built("/blog/two"))
  expect(inspectPage(one).scripts).toEqual(inspectPage(two).scripts)
  expect(one).toContain('data-page-path="/blog/one"')
})

test("a page whose path has been moved stays as it is", () => {
  const moved = movePagePath(built("/blog"))
  expect(movePagePath(moved)).toBe(moved)
})

test("a page without Gatsby's inline script is refused", () => {
  expect(() => movePagePath('<div id="___gatsby"></div><script>window.pagePath="/"</script>')).toThrow(
    "gatsby 5.16.1",
  )
})
