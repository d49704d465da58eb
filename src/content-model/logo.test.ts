import { readLogo } from "./logo"

const d = "M0 0h8v8H0Z"
const svg = (content: string) => `<svg viewBox="0 0 8 8">${content}</svg>`

test("a logo is drawn with the paths that are filled, each with its fill rule", () => {
  const logo = svg(
    `<title>A</title><defs><rect/></defs><sodipodi:namedview/><g fill-rule="evenodd"><path d="${d}"/></g>` +
      `<path d="${d}" stroke="none"/><path d="${d}" fill="none"/>`,
  )
  expect(readLogo(logo)).toEqual({
    mark: {
      viewBox: "0 0 8 8",
      paths: [
        { d, fillRule: "evenodd" },
        { d, fillRule: "nonzero" },
      ],
    },
    problems: [],
  })
})

test.each([
  ["element “circle”", svg(`<g><circle r="4"/><path d="${d}"/></g>`)],
  ["element “script”", svg(`<script>alert(1)</script><path d="${d}"/>`)],
  ["transform", svg(`<g transform="scale(2)"><path d="${d}"/></g>`)],
  ["stroke", svg(`<path d="${d}" stroke="#000"/>`)],
  ["filled paths", svg(`<path fill="none" d="${d}"/>`)],
  ["viewBox", `<svg width="8"><path d="${d}"/></svg>`],
  ["not an SVG", "words"],
])("a logo is refused for its %s", (part, logo) => {
  expect(readLogo(logo).problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(part))
})
