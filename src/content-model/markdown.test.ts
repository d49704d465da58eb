import { fillMarkdown, parseMarkdown } from "./markdown"

const tokenValues = {
  practice: "A*B* & Sons_ | <1>",
  practiceEmail: "first_last@harbour-test.co.uk",
  practicePhone: "+44 20 0000 0000",
  town: "London",
  url: "https://www.harbour-test.co.uk",
}

const fill = (markdown: string) => fillMarkdown(markdown, tokenValues)

test("a fact is shown with all its characters, whatever they mean in markdown", () => {
  const [, paragraph, text] = parseMarkdown(fill("We are {practice}."))
  expect([paragraph?.type, text?.value]).toEqual(["paragraph", `We are ${tokenValues.practice}.`])
})

test.each([
  [
    "an email address becomes a link",
    "Write to {practiceEmail}.",
    "Write to <first_last@harbour-test.co.uk>.",
  ],
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
