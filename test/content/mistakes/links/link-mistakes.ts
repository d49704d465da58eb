import { article, first, second, type Mistake } from "../mistake"

/** Mistakes in the form and the target of links. */
export const linkMistakes: readonly Mistake[] = [
  {
    mistake: "a link has a space between ] and (",
    edits: [{ file: first, from: "(/#contact)", to: " (/#contact)" }],
    problems: [
      `content/${first}:21:44  error  a space keeps this from being a link or a picture  → delete the space between ] and (`,
    ],
  },
  {
    mistake: "the bracket of a link is never closed",
    edits: [{ file: first, from: "(/#contact)", to: "(/#contact and more" }],
    problems: [
      `content/${first}:21:44  error  the bracket before the address is never closed  → write the whole link on one line, without spaces in the address, with ) after it`,
    ],
  },
  {
    mistake: "the address of a link has a space",
    edits: [{ file: first, from: "(/#contact)", to: "(/privacy policy)" }],
    problems: [
      `content/${first}:21:44  error  the address has a space, so this is not a link or a picture  → write it without spaces; a file gets another name, with hyphens instead of spaces`,
    ],
  },
  {
    mistake: "a link has no text",
    edits: [{ file: first, from: "[a way to talk](/#contact)", to: "[](/#contact)" }],
    problems: [
      `content/${first}:21:30  error  the link has no text  → write it between the square brackets: [text](/address)`,
    ],
  },
  {
    mistake: "a link refers to an address that is not defined",
    edits: [{ file: first, from: "[a way to talk](/#contact)", to: "[a way][undefined]" }],
    problems: [
      `content/${first}:21:30  error  the text has no address for this link or picture  → write [text](/address) or ![what it shows](./name.png)`,
    ],
  },
  {
    mistake: "a footnote has no text",
    edits: [{ file: first, from: "[a way to talk](/#contact)", to: "words[^9]" }],
    problems: [
      `content/${first}:21:35  error  the footnote has no text  → add a line at the end of the text: the same mark, a colon and the words; or delete the mark`,
    ],
  },
  {
    mistake: "a link to a missing page has the full address of the site",
    edits: [{ file: first, from: "(/#contact)", to: "(https://www.harbour-test.co.uk/blog/none)" }],
    problems: [
      `content/${first}:21:30  error  the page /blog/none does not exist  → write the address of a page that exists, for example /blog`,
    ],
  },
  {
    mistake: "a link to a missing anchor has the full address of the site",
    edits: [{ file: first, from: "(/#contact)", to: "(https://harbour-test.co.uk/#none)" }],
    problems: [
      `content/${first}:21:30  error  the page / has no anchor #none  → the anchors there are #main, #problems, #services, #clients, #why-choose-us, #case-studies, #contact, #compliance-management, #customs-management, #gts-on-hana, #case-desk`,
    ],
  },
  {
    mistake: "a link leads to localhost",
    edits: [{ file: first, from: "(/#contact)", to: "(http://localhost:8000/blog)" }],
    problems: [
      `content/${first}:21:30  error  the link leads to your own computer (http://localhost:8000/blog)  → write /blog`,
    ],
  },
  {
    mistake: "a link leads to the file of an article",
    edits: [{ file: first, from: "(/#contact)", to: "(../2025-03-11--second-lane/index.md)" }],
    problems: [
      `content/${first}:21:30  error  the link ../2025-03-11--second-lane/index.md names a file, not a page  → write /blog/second-lane`,
    ],
  },
  {
    mistake: "a link has no https://",
    edits: [{ file: first, from: "(/#contact)", to: "(www.gov.uk)" }],
    problems: [
      `content/${first}:21:30  error  the link www.gov.uk has no https://  → write https://www.gov.uk`,
    ],
  },
  {
    mistake: "the address of a link is in quotation marks",
    edits: [{ file: first, from: "(/#contact)", to: "(“/blog”)" }],
    problems: [
      `content/${first}:21:30  error  the link is in quotation marks (“/blog”)  → write /blog without them`,
    ],
  },
  {
    mistake: "a link leads to a missing PDF file",
    edits: [{ file: first, from: "(/#contact)", to: "(/guide.pdf)" }],
    problems: [
      `content/${first}:21:30  error  the file /guide.pdf does not exist  → put it into the folder static, as static/guide.pdf`,
    ],
  },
  {
    mistake: "a link to a PDF file has no slash",
    edits: [{ file: first, from: "(/#contact)", to: "(guide.pdf)" }],
    problems: [
      `content/${first}:21:30  error  the link guide.pdf does not say where it starts  → put the file into the folder static, and write /guide.pdf`,
    ],
  },
  {
    mistake: "https is misspelt",
    edits: [{ file: first, from: "(/#contact)", to: "(htps://www.gov.uk)" }],
    problems: [`content/${first}:21:30  error  links with htps: are not allowed  → Did you mean \`https:\`?`],
  },
  {
    mistake: "a link has https:// twice",
    edits: [{ file: first, from: "(/#contact)", to: "(https://https://www.gov.uk)" }],
    problems: [
      `content/${first}:21:30  error  the link is not a web address (https://https://www.gov.uk)  → write https://www.gov.uk`,
    ],
  },
  {
    mistake: "an email link has no mailto:",
    edits: [{ file: first, from: "(/#contact)", to: "(office@harbour.co.uk)" }],
    problems: [
      `content/${first}:21:30  error  the link office@harbour.co.uk has no mailto:  → write mailto:office@harbour.co.uk`,
    ],
  },
  {
    mistake: "an anchor has a % sign",
    edits: [{ file: first, from: "(/#contact)", to: "(/blog#50%off)" }],
    problems: [
      `content/${first}:21:30  error  the page /blog has no anchor #50%off  → the anchors there are #main, #first-lane, #second-lane`,
    ],
  },
  {
    mistake: "a link leads to a file on a computer",
    edits: [{ file: first, from: "(/#contact)", to: "(C:\\docs\\a.pdf)" }],
    problems: [
      `content/${first}:21:30  error  the link leads to a file on your computer (C:\\docs\\a.pdf)  → put the file into the folder static and write / and its name`,
    ],
  },
  {
    mistake: "a link to a page ends in .html",
    edits: [{ file: first, from: "(/#contact)", to: "(/blog.html)" }],
    problems: [`content/${first}:21:30  error  the page /blog.html does not exist  → write /blog`],
  },
  {
    mistake: "a link leads to the old address of a renamed article",
    edits: [
      { file: second, to: null },
      { file: "articles/2025-03-11--second-lane/chart.png", to: null },
      { file: "articles/2025-03-11--other-lane/index.md", to: article(2) },
    ],
    problems: [
      `content/${first}:17:54  error  the page /blog/second-lane does not exist  → write /blog/other-lane, its new address`,
      "content/articles/2025-03-11--other-lane/index.md:2:1  error  the article was published at /blog/second-lane, which would be lost  → add aliases: [second-lane], or give the folder its old name back; if you renamed nothing, write other-lane in content/articles/slugs.lock.yml",
      "content/articles/2025-03-11--other-lane/index.md:10:8  error  the picture ./chart.png does not exist  → put chart.png into content/articles/2025-03-11--other-lane, or name a picture that is there",
    ],
  },
  {
    mistake: "a link in a field has no https://",
    edits: [{ file: "site.yml", from: "href: /privacy-policy", to: "href: www.gov.uk" }],
    problems: [
      "content/site.yml:42:13  error  the link www.gov.uk has no https://  → write https://www.gov.uk",
    ],
  },
  {
    mistake: "a link in a field has no slash",
    edits: [{ file: "site.yml", from: "href: /privacy-policy", to: "href: blog" }],
    problems: [
      "content/site.yml:42:13  error  the link blog does not say where it starts  → write /blog for a page of this site",
    ],
  },
  {
    mistake: "a link with a title leads to a missing page",
    edits: [{ file: first, from: "(/#contact)", to: '(/none "one two three four")' }],
    problems: [
      `content/${first}:21:30  error  the page /none does not exist  → write the address of a page that exists, for example /blog`,
    ],
  },
  {
    mistake: "a picture is written in HTML",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: '<img alt="A chart of the sea" src="https://a.test/b.png">',
      },
    ],
    problems: [
      `content/${first}:21:1  error  HTML that is not allowed in a text: <img>  → write ![what it shows](./name.png) instead`,
    ],
  },
  {
    mistake: "an article's link has only its slug",
    edits: [{ file: first, from: "[a way to talk](/#contact)", to: "[a way to talk](second-lane)" }],
    problems: [
      `content/${first}:21:30  error  the link second-lane does not say where it starts  → write /blog/second-lane`,
    ],
  },
]
