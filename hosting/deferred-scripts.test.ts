import { deferScripts, movePagePath } from "./deferred-scripts"
import { inspectPage } from "./inspect-page"

const integrityOf = (src: string) => `sha384-of-${src}`

test("the build's scripts move to a noscript with their integrity; inline scripts stay where they are", () => {
  const inline = "<script>window.pagePath</script>"
  const scripts = '<script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>'
  const [start, script] = deferScripts(`<body>${inline}${scripts}</body>`, integrityOf).split("</noscript>")
  expect(start).toBe(
    `<body>${inline}<noscript id="deferred-scripts">` +
      '<script src="/webpack-runtime-1.js" integrity="sha384-of-/webpack-runtime-1.js" async></script>' +
      '<script src="/app-1.js" integrity="sha384-of-/app-1.js" async></script>',
  )
  expect(script).toMatch(/^<script>(?:[^<]|<=)*deferred-scripts(?:[^<]|<=)*<\/script><\/body>$/)
})

test("a page on which Gatsby's script tags look different is refused", () => {
  const module = '<script src="/app-1.js" type="module"></script>'
  expect(() => deferScripts(`<body>${module}</body>`, integrityOf)).toThrow("gatsby 5.16.1")
})

const built = (path: string) =>
  `<!DOCTYPE html><html><body><div id="___gatsby">“é”</div><script id="gatsby-script-loader">` +
  `/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script></body></html>`

test("the inline script is the same on every page, and the path stays with the page", () => {
  const one = movePagePath(built("/blog/one"))
  const two = movePagePath(built("/blog/two"))
  expect(inspectPage(one).scripts).toEqual(inspectPage(two).scripts)
  expect(one).toContain('data-page-path="/blog/one"')
})

test("a page without Gatsby's inline script is refused", () => {
  expect(() => movePagePath('<div id="___gatsby"></div><script>window.pagePath="/"</script>')).toThrow(
    "gatsby 5.16.1",
  )
})
