import { parseContentFile } from "../content-file"
import { parseMarkdown } from "../markdown"
import { imageReferences, linkReferences } from "./references"

const sourceOf = (body: string) => parseContentFile("privacy/01-who.md", `---\ntitle: Who\n---\n${body}`)

const linksIn = (body: string) =>
  linkReferences(sourceOf(body), parseMarkdown(body)).map(({ href, words }) => ({ href, words }))

const picturesIn = (body: string) =>
  imageReferences(sourceOf(body), parseMarkdown(body)).map(({ src }) => src)

test.each([
  ["an inline picture", '![A log](./log.png "The log of 2024")'],
  ["a picture with a title in single quotes", "![A log](./log.png 'The log')"],
  ["a picture by reference", '![A log][log]\n\n[log]: ./log.png "The log"'],
])("%s is found once, and is no link", (_, body) => {
  expect(picturesIn(body)).toEqual(["./log.png"])
  expect(linksIn(body)).toEqual([])
})

test.each([
  ["an inline link with a title", '[here](/none "A title")', "here"],
  ["a link by reference", '[here][there]\n\n[there]: /none "A title"', "there"],
  ["a short link by reference", "See [there].\n\n[there]: </none> (A title)", "there"],
  ["a link in a footnote", "Words.[^1]\n\n[^1]: [here](/none)", "here"],
  ["a link in an inline footnote", "Words.^[See [there](/none)]", "there"],
  ["a link in a table", "| a |\n| - |\n| [here](/none) |", "here"],
  ["a link in bold", "**[*here*](/none)**", "here"],
])("%s is found", (_, body, words) => {
  expect(linksIn(body)).toEqual([{ href: "/none", words }])
})

test("addresses without brackets are found", () => {
  expect(linksIn("<https://www.gov.uk/a> or www.gov.uk")).toMatchObject([
    { href: "https://www.gov.uk/a" },
    { href: "http://www.gov.uk" },
  ])
})

test("a link has its offset in the file", () => {
  const [link] = linkReferences(
    sourceOf("Words, and [a link](/blog).\n"),
    parseMarkdown("Words, and [a link](/blog).\n"),
  )
  expect(sourceOf("Words, and [a link](/blog).\n").text.slice(link?.offset)).toBe("[a link](/blog).\n")
})
