import { loadScriptsAfterLoad, preloadLinks } from "./scripts-after-load"

const integrityOf = (src: string) => `sha384-of-${src}`

test("the build's scripts move to a noscript with their integrity; inline scripts stay where they are", () => {
  const inline = "<script>window.pagePath</script>"
  const scripts = '<script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>'
  const html = `<body>${inline}${scripts}</body>`
  const [start, script] = loadScriptsAfterLoad(html, "<link>", integrityOf).split("</noscript>")
  expect(start).toBe(
    `<body>${inline}<noscript id="page-scripts"><link>` +
      '<script src="/webpack-runtime-1.js" integrity="sha384-of-/webpack-runtime-1.js" async></script>' +
      '<script src="/app-1.js" integrity="sha384-of-/app-1.js" async></script>',
  )
  expect(script).toMatch(/^<script>[^<]*page-scripts[^<]*<\/script><\/body>$/)
})

test("a page on which Gatsby's script tags look different is refused", () => {
  const module = '<script src="/app-1.js" type="module"></script>'
  expect(() => loadScriptsAfterLoad(`<body>${module}</body>`, "", integrityOf)).toThrow("gatsby 5.16.1")
})

test.each([
  ["/", "/page-data/index/page-data.json"],
  ["/blog/one", "/page-data/blog/one/page-data.json"],
  ["/404.html", "/page-data/404.html/page-data.json"],
])("%s preloads its data and its script", (page, pageData) => {
  const files: Record<string, unknown> = {
    [pageData]: { componentChunkName: "page", staticQueryHashes: ["12"] },
    "/chunk-map.json": { page: ["/page-1.js"], other: ["/other-1.js"] },
  }
  const links = preloadLinks(page, (url) => JSON.stringify(files[url]))
  expect(links.match(/(?<=href=")[^"]+/g)).toEqual([
    ...[pageData, "/page-data/app-data.json", "/page-data/sq/d/12.json", "/page-1.js"],
  ])
})
