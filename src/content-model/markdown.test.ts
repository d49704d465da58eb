import { fillMarkdown, parseMarkdown, walk } from "./markdown"

const partsOf = (markdown: string) =>
  parseMarkdown(markdown).parts.map(({ type, offset, text, url }) => ({ type, offset, text, url }))

test.each([
  ["an inline picture", '![A log](./log.png "The log of 2024")'],
  ["a picture with a title in single quotes", "![A log](./log.png 'The log')"],
  ["a picture by reference", '![A log][log]\n\n[log]: ./log.png "The log"'],
])("%s is found", (_, markdown) => {
  expect(partsOf(markdown)).toContainEqual(expect.objectContaining({ type: "image", url: "./log.png" }))
})

test.each([
  ["an inline link with a title", '[here](/none "A title")'],
  ["a link by reference", '[here][there]\n\n[there]: /none "A title"'],
  ["a short link by reference", "See [there].\n\n[there]: </none> (A title)"],
  ["a link in a footnote", "Words.[^1]\n\n[^1]: [here](/none)"],
  ["a link in an inline footnote", "Words.^[See [there](/none)]"],
  ["a link in a table", "| a |\n| - |\n| [here](/none) |"],
  ["a link in bold", "**[here](/none)**"],
])("%s is found", (_, markdown) => {
  expect(partsOf(markdown)).toContainEqual(expect.objectContaining({ type: "link", url: "/none" }))
})

test("HTML is found with its attributes, and a comment is not", () => {
  const tag = '<kbd title="S/4HANA, (of it)" onclick="x()">'
  expect(partsOf(`Words ${tag}and</kbd> words.<!-- a note -->`)).toEqual([
    { type: "html", offset: 6, text: tag, url: "" },
    expect.objectContaining({ text: "</kbd>" }),
  ])
})

test("an autolink is found", () => {
  expect(partsOf("<https://www.gov.uk/a> or www.gov.uk")).toMatchObject([
    { type: "link", url: "https://www.gov.uk/a" },
    { type: "link", url: "http://www.gov.uk" },
  ])
})

test("a link has its target, its text and its offset", () => {
  expect(partsOf("Words, and [a link](/blog).\n")).toEqual([
    { type: "link", offset: 11, text: "a link", url: "/blog" },
  ])
})

test("the definition of a reference is a link, at its own offset", () => {
  expect(partsOf("See [it].\n\n[it]: /blog\n")).toMatchObject([{ type: "link", offset: 11, url: "/blog" }])
})

test("a footnote is not a link", () => {
  expect(partsOf("Words.[^1]\n\n[^1]: More words.\n")).toEqual([])
})

const tokenValues = {
  practice: "A*B* & Sons_ | <1>",
  practiceEmail: "first_last@harbour-test.co.uk",
  practicePhone: "+44 20 0000 0000",
  town: "London",
  url: "https://www.harbour-test.co.uk",
}

const fill = (markdown: string) => fillMarkdown(markdown, tokenValues)

/** Returns the type and text of each node below the root of a filled text. */
const nodesOf = (markdown: string) => {
  const nodes: string[] = []
  walk(parseMarkdown(fill(markdown)).tree, ({ type, value }) =>
    nodes.push(value ? `${type}: ${value}` : type),
  )
  return nodes.slice(1)
}

test("a fact is shown with all its characters, whatever they mean in markdown", () => {
  expect(nodesOf("We are {practice}.")).toEqual(["paragraph", `text: We are ${tokenValues.practice}.`])
})

test("a fact with a vertical bar stays in its cell of a table", () => {
  const cell = "tableCell"
  expect(nodesOf("| a | b |\n| - | - |\n| {practice} | x |").slice(-5)).toEqual([
    "tableRow",
    cell,
    `text: ${tokenValues.practice}`,
    cell,
    "text: x",
  ])
})

test.each([
  [
    "an email address becomes a link",
    "Write to {practiceEmail}.",
    "Write to <first_last@harbour-test.co.uk>.",
  ],
  ["an email address in angle brackets is one link", "<{practiceEmail}>", "<first_last@harbour-test.co.uk>"],
  ["the address of the site becomes a link", "See {url}", "See <https://www.harbour-test.co.uk>"],
  [
    "an email address is filled in the target and in the text of a link",
    "[{practiceEmail}](mailto:{practiceEmail})",
    String.raw`[first\_last\@harbour\-test\.co\.uk](mailto:first_last@harbour-test.co.uk)`,
  ],
  [
    "the target of a telephone link has only digits and the plus sign",
    "[Call](tel:{practicePhone})",
    "[Call](tel:+442000000000)",
  ],
  [
    "a named link target is filled",
    "[a]\n\n[a]: mailto:{practiceEmail}",
    "[a]\n\n[a]: mailto:first_last@harbour-test.co.uk",
  ],
  [
    "the alternative text and the caption of a picture are filled",
    '![In {town}](./a.png "{town}")',
    '![In London](./a.png "London")',
  ],
  ["code is unchanged", "`{town}`\n\n```\n{town}\n```\n\n{town}", "`{town}`\n\n```\n{town}\n```\n\nLondon"],
  ["HTML gets a fact as HTML", "<div>{practice}</div>", "<div>A*B* &#38; Sons_ | &#60;1&#62;</div>"],
  [
    "other words in braces are unchanged",
    "{two words}, {item}, {{town}}, \\{town} ${town}",
    "{two words}, {item}, {{town}}, \\{town} ${town}",
  ],
])("%s", (_, markdown, filled) => {
  expect(fill(markdown)).toBe(filled)
})
