import type { Mistake } from "./mistake"

/** Mistakes in the form and the target of links. */
export const linkMistakes: readonly Mistake[] = [
  {
    mistake: "a link has: ] (",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: " (/#contact)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:44  error  a space keeps this from being a link or a picture  → take away the space between ] and (",
    ],
  },
  {
    mistake: "a link has: unclosed",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(/#contact and more",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:44  error  the bracket before the address is never closed  → write ) after the address",
    ],
  },
  {
    mistake: "a link has: space",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(/privacy policy)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:44  error  the address has a space, so that it is no link or picture  → write it without spaces; a file gets another name, with hyphens in the place of spaces",
    ],
  },
  {
    mistake: "a link has: empty text",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "[a way to talk](/#contact)",
        to: "[](/#contact)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the link has no words  → write them between the square brackets: [words](/address)",
    ],
  },
  {
    mistake: "a link has: undefined ref",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "[a way to talk](/#contact)",
        to: "[a way][undefined]",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the text has no address for this link  → write [words](/address)",
    ],
  },
  {
    mistake: "a link has: [^9]",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "[a way to talk](/#contact)",
        to: "words[^9]",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:35  error  the footnote has no text  → add a line at the end of the text: the same sign, a colon and the words; or take the sign away",
    ],
  },
  {
    mistake: "a link has: own full",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(https://www.harbour-test.co.uk/blog/none)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the page /blog/none does not exist  → write the address of a page that exists, for example /blog",
    ],
  },
  {
    mistake: "a link has: own full anchor",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(https://harbour-test.co.uk/#none)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the page / has no anchor #none  → the anchors there are #main, #services, #clients, #why-choose-us, #case-studies, #contact, #compliance-management, #customs-management, #gts-on-hana",
    ],
  },
  {
    mistake: "a link has: localhost",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(http://localhost:8000/blog)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the link leads to your own computer (http://localhost:8000/blog)  → write /blog",
    ],
  },
  {
    mistake: "a link has: ../index.md",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(../2025-03-11--second-lane/index.md)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the link ../2025-03-11--second-lane/index.md names a file, not a page  → write /blog/second-lane",
    ],
  },
  {
    mistake: "a link has: www",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(www.gov.uk)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the link www.gov.uk has no https://  → write https://www.gov.uk",
    ],
  },
  {
    mistake: "a link has: curly",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(“/blog”)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the link stands in quotation marks (“/blog”)  → write /blog without them",
    ],
  },
  {
    mistake: "a link has: pdf",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(/guide.pdf)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the file /guide.pdf does not exist  → put it into the folder static, as static/guide.pdf",
    ],
  },
  {
    mistake: "a link has: pdf rel",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(guide.pdf)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the link guide.pdf does not say where it starts  → put the file into the folder static, and write /guide.pdf",
    ],
  },
  {
    mistake: "a link has: htps",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(htps://www.gov.uk)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  links with htps: are not allowed  → Did you mean `https:`?",
    ],
  },
  {
    mistake: "a link has: https twice",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(https://https://www.gov.uk)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the link is not a web address (https://https://www.gov.uk)  → copy it again",
    ],
  },
  {
    mistake: "a link has: mail",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(office@harbour.co.uk)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the link office@harbour.co.uk has no mailto:  → write mailto:office@harbour.co.uk",
    ],
  },
  {
    mistake: "a link has: %",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(/blog#50%off)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the page /blog has no anchor #50%off  → the anchors there are #main, #first-lane, #second-lane",
    ],
  },
  {
    mistake: "a link has: C:",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(C:\\docs\\a.pdf)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the link leads to a file on your computer (C:\\docs\\a.pdf)  → put the file into the folder static and write / and its name",
    ],
  },
  {
    mistake: "a link has: /blog/index.html",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(/blog.html)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the page /blog.html does not exist  → write /blog",
    ],
  },
  {
    mistake: "a link has: renamed",
    edits: [
      {
        file: "articles/2025-03-11--second-lane/index.md",
        to: null,
      },
      {
        file: "articles/2025-03-11--second-lane/chart.png",
        to: null,
      },
      {
        file: "articles/2025-03-11--other-lane/index.md",
        to: "---\nid: 2\ntitle: Another\nexcerpt: What it is about.\nauthor: Test Person\ndate: 2025-03-18\ntags:\n  - Customs\npicture:\n  src: ./chart.png\n  alt: A chart.\n---\n\nWords.\n",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:17:54  error  the page /blog/second-lane does not exist  → write /blog/other-lane, its new address",
      "content/articles/2025-03-11--other-lane/index.md:2:1  error  the article was published at /blog/second-lane, which would be lost  → add aliases: [second-lane], or give the folder its old name back",
      "content/articles/2025-03-11--other-lane/index.md:10:8  error  the picture ./chart.png does not exist  → put chart.png into content/articles/2025-03-11--other-lane, or name a picture that is there",
    ],
  },
  {
    mistake: "a link has: field www",
    edits: [
      {
        file: "site.yml",
        from: "href: /privacy-policy",
        to: "href: www.gov.uk",
      },
    ],
    problems: [
      "content/site.yml:42:13  error  the link www.gov.uk has no https://  → write https://www.gov.uk",
    ],
  },
  {
    mistake: "a link has: field blog",
    edits: [
      {
        file: "site.yml",
        from: "href: /privacy-policy",
        to: "href: blog",
      },
    ],
    problems: [
      "content/site.yml:42:13  error  the link blog does not say where it starts  → write /blog for a page of this site",
    ],
  },
  {
    mistake: "a link has: caption link",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: '(/none "one two three four")',
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the page /none does not exist  → write the address of a page that exists, for example /blog",
    ],
  },
  {
    mistake: "a link has: html caption",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: '<img alt="A chart of the sea" src="https://a.test/b.png">',
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  HTML that is not allowed in a text: <img>  → write it in markdown; the only HTML tags allowed are abbr, br, cite, dfn, kbd, mark, q, small, sub, sup, details, summary",
    ],
  },
]
