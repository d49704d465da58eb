import { inspectPage } from "./inspect-page"

const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body><div id="___gatsby">${body}</div></body></html>`
const problemsOf = (body: string) => inspectPage(page(body)).problems

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
  ['<img src="/a.png" onerror="alert(1)">', '<img> has the handler onerror="alert(1)"'],
  ['<a href=" java\tscript:a()">x</a>', '<a> has the script URL href=" java\tscript:a()"'],
  ["<main><p>Hello</p><script>a()</script></main>", "<script> is inside the page's content"],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', "<meta> is inside the page's content"],
  // Another script may insert the content of a template.
  ["<template><script>a()</script></template>", "<script> is inside the page's content"],
  [
    '<script src="//cdn.example/x.js"></script>',
    "<script> is loaded from another origin: //cdn.example/x.js",
  ],
  ['<base href="https://evil.example/">', "<base> changes every relative URL"],
])("%s is a problem", (html, problem) => {
  expect(problemsOf(html)).toEqual([problem])
})

test("text that mentions javascript: is not a problem", () => {
  expect(problemsOf("<p>Never write javascript: in a link.</p>")).toEqual([])
})

test("the script of Gatsby's image component may be inside its wrapper", () => {
  const html = '<div data-gatsby-image-wrapper=""><script type="module">show()</script></div>'
  expect(inspectPage(page(html))).toMatchObject({ problems: [], scripts: ["show()"] })
})
