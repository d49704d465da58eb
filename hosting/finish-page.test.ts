import { finishPage } from "./finish-page"
import { inspectPage } from "./inspect-page"

const built = (path: string) =>
  `<!DOCTYPE html><html><body><div id="___gatsby">“é”</div><script id="gatsby-script-loader">` +
  `/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>` +
  `<script src="/a.js" async></script><script src="/b.js" async></script></body></html>`
const integrityOf = (src: string) => `sha384-${src}`

test("each of the page's own scripts gets its own integrity", () => {
  const finished = finishPage(built("/"), integrityOf)
  expect(finished).toContain('<script src="/a.js" async integrity="sha384-/a.js"></script>')
  expect(finished).toContain('<script src="/b.js" async integrity="sha384-/b.js"></script>')
})

test("the inline script reads the same on every page, and the path stays with the page", () => {
  const one = finishPage(built("/blog/one"), integrityOf)
  const two = finishPage(built("/blog/two"), integrityOf)
  expect(inspectPage(one).scripts).toEqual(inspectPage(two).scripts)
  expect(one).toContain('data-page-path="/blog/one"')
})

test("a finished page is left as it is", () => {
  const finished = finishPage(built("/blog"), integrityOf)
  expect(finishPage(finished, () => "sha384-other")).toBe(finished)
})
