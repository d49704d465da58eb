import { readLogo } from "./logo"

const square = "M0 0h8v8H0Z"
const svg = (content: string, attributes = "") => `<svg viewBox="0 0 8 8" ${attributes}>${content}</svg>`
const path = (attributes: string) => svg(`<path ${attributes} d="${square}"/>`)
const drawn = { viewBox: "0 0 8 8", paths: [{ d: square, fillRule: "nonzero" }] }

test.each([
  ["with commas in its box", path("").replace("0 0 8 8", "0,0,8,8")],
  [
    "with words and definitions",
    svg(`<title>A</title><desc>B</desc><metadata>C</metadata><defs><rect/></defs><path d="${square}"/>`),
  ],
  ["with elements of a drawing program", svg(`<sodipodi:namedview/><path d="${square}"/>`)],
  ["in groups", svg(`<g><g fill="red"><path d="${square}"/></g></g>`)],
  ["black in three ways", svg(`<path d="${square}" fill="#000000"/><path d="" fill="black"/>`)],
  ["beside a box that is not filled", svg(`<path fill="none" d="M0 0h9v9"/><path d="${square}"/>`)],
  [
    "with a style sheet",
    svg(
      `<style>.a{fill:none}.b,.c{fill:red}</style><path class="a" d="M0 0h9v9"/><path class="b" d="${square}"/>`,
    ),
  ],
  [
    "in a frame",
    svg(`<g clip-path="url(#f)"><path d="${square}"/></g><defs><clipPath id="f"><rect/></clipPath></defs>`),
  ],
  [
    "with values that change nothing",
    path('style="display:inline;opacity:1;fill:#123;stroke:none" transform="none"'),
  ],
])("a logo is drawn %s", (_, logo) => {
  expect(readLogo(logo)).toEqual({ mark: drawn, problems: [] })
})

test("each path has its fill rule, from its attribute, its style or its group", () => {
  const d = `d="${square}"`
  const rules = (content: string) => readLogo(svg(content)).mark.paths.map(({ fillRule }) => fillRule)
  expect(rules(`<path ${d}/><path ${d} fill-rule="evenodd"/><path ${d} style="fill-rule:evenodd"/>`)).toEqual(
    ["nonzero", "evenodd", "evenodd"],
  )
  expect(rules(`<g fill-rule="evenodd"><path ${d}/><path ${d} fill-rule="nonzero"/></g>`)).toEqual([
    "evenodd",
    "nonzero",
  ])
})

test.each([
  ["element “circle”", svg(`<g><circle r="4"/><path d="${square}"/></g>`)],
  ["property “transform”", svg(`<g transform="scale(2)"><path d="${square}"/></g>`)],
  ["property “transform”", svg(`<style>path{transform:rotate(3deg)}</style><path d="${square}"/>`)],
  ["property “display”", path('display="none"')],
  ["property “visibility”", path('style="visibility: hidden"')],
  ["property “stroke”", svg(`<path d="${square}"/>`, 'fill="none" stroke="currentColor"')],
  [
    "property “clip-path”",
    path('clip-path="url(#c)"').replace(
      "</svg>",
      '<defs><clipPath id="c"><path d="M0 0"/></clipPath></defs></svg>',
    ),
  ],
  ["property “mask”", path('mask="url(#m)"')],
  ["property “opacity”", path('opacity=".4"')],
  ["style rule “path::before”", svg("<style>path::before{fill:red}</style>")],
  ["more than one colour: #fff, #000", svg(`<path fill="#FFF" d="M0 0h8v8H0Z"/><path d="M2 2h4v4Z"/>`)],
  ["damaged path", svg(`<path d="M0 0 &quot;/>"/>`)],
  ["no filled paths", path('fill="none"')],
  ["no viewBox", `<svg width="8" height="8"><path d="${square}"/></svg>`],
  ["no viewBox", path("").replace("0 0 8 8", "0 0 100% 100%")],
  ["no viewBox", '<svg><path d="M0 0h4v4"/></svg>'],
])("a logo is refused for its %s", (part, logo) => {
  expect(readLogo(logo).problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(part))
})
