import { inspectPage } from "./inspect-page"

const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body><div id="___gatsby">${body}</div></body></html>`
const mistakesOf = (body: string) => inspectPage(page(body)).mistakes

test("scripts that run are found, and blocks of data are not taken for scripts", () => {
  const head = '<script>one()</script><script type="module">two()</script>'
  const data = '<script type="application/ld+json">{"a":1}</script>'
  expect(inspectPage(page("", head + data)).scripts).toEqual(["one()", "two()"])
})

test("a style for visitors without scripts counts as a style", () => {
  expect(inspectPage(page("", "<noscript><style>p{color:red}</style></noscript>")).styles).toEqual([
    "p{color:red}",
  ])
})

test("a handler in an attribute is a mistake", () => {
  expect(mistakesOf('<img src="/a.png" onerror="alert(1)">')).toEqual([
    '<img> has the handler onerror="alert(1)"',
  ])
})

test("an address that is a script is a mistake, however it is spelt", () => {
  expect(mistakesOf('<a href=" java\tscript:alert(1)">x</a>')).toHaveLength(1)
})

test("words that mention javascript: are no mistake", () => {
  expect(mistakesOf("<p>Never write javascript: in a link.</p>")).toEqual([])
})

test("a script among the words of a page is a mistake", () => {
  expect(mistakesOf("<main><p>Hello</p><script>alert(1)</script></main>")).toEqual([
    "<script> stands among the words of the page",
  ])
})

test("a style among the words of a page is a mistake", () => {
  expect(mistakesOf("<main><style>p{}</style></main>")).toEqual([
    "<style> stands among the words of the page",
  ])
})

test("a meta tag among the words of a page is a mistake: it could lead visitors away", () => {
  expect(mistakesOf('<main><meta http-equiv="refresh" content="0;url=https://evil.example"></main>')).toEqual(
    ["<meta> stands among the words of the page"],
  )
})

test("the script of Gatsby's picture component may stand beside its picture", () => {
  const facts = inspectPage(
    page('<div data-gatsby-image-wrapper=""><script type="module">show()</script></div>'),
  )
  expect(facts).toMatchObject({ mistakes: [], scripts: ["show()"] })
})

test("a script in a template counts, since a page may bring it to life", () => {
  expect(mistakesOf("<template><script>alert(1)</script></template>")).toHaveLength(1)
})

test("a script from another host is a mistake", () => {
  expect(inspectPage(page("", '<script src="//cdn.example/x.js"></script>')).mistakes).toEqual([
    "<script> is loaded from elsewhere: //cdn.example/x.js",
  ])
})

test("a base address is a mistake", () => {
  expect(inspectPage(page("", '<base href="https://evil.example/">')).mistakes).toHaveLength(1)
})
