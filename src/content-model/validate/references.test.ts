import { parseContentFile } from "../content-file"
import { imageReferences, linkReferences } from "./references"

/** Returns the links and the addresses of the pictures in a text. */
const referencesIn = (body: string) => {
  const source = parseContentFile("privacy/01-who.md", `---\ntitle: Who\n---\n${body}`)
  return {
    links: linkReferences(source),
    pictures: imageReferences(source).map(({ src }) => src),
  }
}

test.each([
  ["an inline picture", '![A log](./log.png "The log of 2024")'],
  ["a picture by reference", '![A log][log]\n\n[log]: ./log.png "The log"'],
])("%s is found once, and is not a link", (_, body) => {
  expect(referencesIn(body)).toEqual({ links: [], pictures: ["./log.png"] })
})

test.each([
  ["a link with a title", '[here](/none "A title")', "/none", "here"],
  ["a short link by reference", "See [there].\n\n[there]: </none> (A title)", "/none", "there"],
  ["a link in an inline footnote", "Words.^[See [there](/none)]", "/none", "there"],
  ["a link in a table", "| a |\n| - |\n| [here](/none) |", "/none", "here"],
  ["an address without brackets", "See www.gov.uk", "http://www.gov.uk", "www.gov.uk"],
])("%s is found", (_, body, href, words) => {
  expect(referencesIn(body)).toMatchObject({ links: [{ href, words }], pictures: [] })
})
