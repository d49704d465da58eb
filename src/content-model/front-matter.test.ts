import { splitFrontMatter } from "./front-matter"

const text = (yaml: string, body: string) => `---\n${yaml}---\n${body}`

test("a file is split into fields and text, with the offset at which each starts", () => {
  const file = text("title: One\n", "\nWords.\n")
  expect(splitFrontMatter("a.md", file)).toEqual({
    yaml: "title: One\n",
    yamlStart: 4,
    body: "\nWords.\n",
    bodyStart: 19,
  })
})

test("a line of hyphens in the text does not end the fields a second time", () => {
  expect(splitFrontMatter("a.md", text("title: One\n", "One\n\n---\n\nTwo\n")).body).toBe(
    "One\n\n---\n\nTwo\n",
  )
})
