import { inspectPage } from "./inspect-page"

const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body><div id="___gatsby">${body}</div></body></html>`

test("inline scripts are found, data blocks are not", () => {
  const head = '<script>one()</script><script type="module">two()</script>'
  const data = '<script type="application/ld+json">{"a":1}</script>'
  expect(inspectPage(page("", head + data)).scripts).toEqual(["one()", "two()"])
})

test.each([
  ["<main><p>Hello</p><script>a()</script></main>", "<script>"],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', "<meta>"],
  // Another script may insert the content of a template.
  ["<template><script>a()</script></template>", "<template>"],
])("%s must not be in the content", (html, element) => {
  expect(inspectPage(page(html)).unexpected).toContain(element)
})
