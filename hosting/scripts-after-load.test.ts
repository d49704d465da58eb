import { loadScriptsAfterLoad } from "./scripts-after-load"

const integrityOf = (src: string) => `sha384-of-${src}`

test("the build's scripts move to a noscript with their integrity; inline scripts stay where they are", () => {
  const inline = "<script>window.pagePath</script>"
  const scripts = '<script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>'
  const [start, script] = loadScriptsAfterLoad(`<body>${inline}${scripts}</body>`, integrityOf).split(
    "</noscript>",
  )
  expect(start).toBe(
    `<body>${inline}<noscript id="page-scripts">` +
      '<script src="/webpack-runtime-1.js" integrity="sha384-of-/webpack-runtime-1.js" async></script>' +
      '<script src="/app-1.js" integrity="sha384-of-/app-1.js" async></script>',
  )
  expect(script).toMatch(/^<script>[^<]*page-scripts[^<]*<\/script><\/body>$/)
})

test("a page on which Gatsby's script tags look different is refused", () => {
  const module = '<script src="/app-1.js" type="module"></script>'
  expect(() => loadScriptsAfterLoad(`<body>${module}</body>`, integrityOf)).toThrow("gatsby 5.16.1")
})
