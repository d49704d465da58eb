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

test("a handler in an attribute is a problem", () => {
  expect(problemsOf('<img src="/a.png" onerror="alert(1)">')).toEqual([
    '<img> has the handler onerror="alert(1)"',
  ])
})

test("a URL that is a script is a problem in every spelling", () => {
  expect(problemsOf('<a href=" java\tscript:alert(1)">x</a>')).toHaveLength(1)
})

test("text that mentions javascript: is not a problem", () => {
  expect(problemsOf("<p>Never write javascript: in a link.</p>")).toEqual([])
})

test("a script inside the page's content is a problem", () => {
  expect(problemsOf("<main><p>Hello</p><script>alert(1)</script></main>")).toEqual([
    "<script> is inside the page's content",
  ])
})

test("a meta element inside the page's content is a problem: it could redirect visitors", () => {
  expect(problemsOf('<main><meta http-equiv="refresh" content="0;url=https://evil.example"></main>')).toEqual(
    ["<meta> is inside the page's content"],
  )
})

test("the script of Gatsby's image component may be inside its wrapper", () => {
  const inspected = inspectPage(
    page('<div data-gatsby-image-wrapper=""><script type="module">show()</script></div>'),
  )
  expect(inspected).toMatchObject({ problems: [], scripts: ["show()"] })
})

test("a script in a template counts, since another script may insert it", () => {
  expect(problemsOf("<template><script>alert(1)</script></template>")).toHaveLength(1)
})

test("a script from another origin is a problem", () => {
  expect(inspectPage(page("", '<script src="//cdn.example/x.js"></script>')).problems).toEqual([
    "<script> is loaded from another origin: //cdn.example/x.js",
  ])
})

test("a base element is a problem", () => {
  expect(inspectPage(page("", '<base href="https://evil.example/">')).problems).toHaveLength(1)
})
