import { inspectPage } from "./inspect-page"

const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body><div id="___gatsby">${body}</div></body></html>`

test("inline scripts are found, data blocks are not", () => {
  const head = '<script>one()</script><script type="module">two()</script>'
  const data = '<script type="application/ld+json">{"a":1}</script>'
  expect(inspectPage(page("", head + data)).scripts).toEqual(["one()", "two()"])
})

test("a style inside noscript counts as a style", () => {
  expect(inspectPage(page("", "<noscript><style>p{color:red}</style></noscript>")).styles).toEqual([
    "p{color:red}",
  ])
})

test.each([
  ['<img src="/a.png" onerror="alert(1)">', "<img> has the handler onerror"],
  ["<main><p>Hello</p><script>a()</script></main>", "<script> is inside the page's content"],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', "<meta> is inside the page's content"],
  // Another script may insert the content of a template.
  ["<template><script>a()</script></template>", "<template> is inside the page's content"],
])("%s is a problem", (html, problem) => {
  expect(inspectPage(page(html)).problems).toEqual([problem])
})

test("the script of Gatsby's image component may be inside its wrapper", () => {
  const html = '<div data-gatsby-image-wrapper=""><script type="module">show()</script></div>'
  expect(inspectPage(page(html))).toMatchObject({ problems: [], scripts: ["show()"] })
})
