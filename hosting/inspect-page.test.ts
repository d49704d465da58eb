import { inspectPage } from "./inspect-page"

const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body><div id="___gatsby">${body}</div></body></html>`
const mistakesOf = (body: string) => inspectPage(page(body)).mistakes

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

test("a handler in an attribute is a mistake", () => {
  expect(mistakesOf('<img src="/a.png" onerror="alert(1)">')).toEqual([
    '<img> has the handler onerror="alert(1)"',
  ])
})

test("a URL that is a script is a mistake in every spelling", () => {
  expect(mistakesOf('<a href=" java\tscript:alert(1)">x</a>')).toHaveLength(1)
})

test("text that mentions javascript: is not a mistake", () => {
  expect(mistakesOf("<p>Never write javascript: in a link.</p>")).toEqual([])
})

test("a script inside the page's content is a mistake", () => {
  expect(mistakesOf("<main><p>Hello</p><script>alert(1)</script></main>")).toEqual([
    "<script> is inside the page's content",
  ])
})

test("a meta element inside the page's content is a mistake: it could redirect visitors", () => {
  expect(mistakesOf('<main><meta http-equiv="refresh" content="0;url=https://evil.example"></main>')).toEqual(
    ["<meta> is inside the page's content"],
  )
})

test("the script of Gatsby's image component may be inside its wrapper", () => {
  const facts = inspectPage(
    page('<div data-gatsby-image-wrapper=""><script type="module">show()</script></div>'),
  )
  expect(facts).toMatchObject({ mistakes: [], scripts: ["show()"] })
})

test("a script in a template counts, since another script may insert it", () => {
  expect(mistakesOf("<template><script>alert(1)</script></template>")).toHaveLength(1)
})

test("a script from another origin is a mistake", () => {
  expect(inspectPage(page("", '<script src="//cdn.example/x.js"></script>')).mistakes).toEqual([
    "<script> is loaded from another origin: //cdn.example/x.js",
  ])
})

test("a base element is a mistake", () => {
  expect(inspectPage(page("", '<base href="https://evil.example/">')).mistakes).toHaveLength(1)
})
