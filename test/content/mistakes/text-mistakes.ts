import { type Mistake, first, second } from "./mistake"

/** Mistakes in links, pictures and the text of an article. */
export const textMistakes: readonly Mistake[] = [
  {
    mistake: "a picture in the text has no alternative",
    edits: [{ file: first, from: "![The quay at noon]", to: "![]" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:25:1  error  the picture has no alternative text  → say what it shows between the square brackets: ![What it shows](./name.png)",
    ],
  },
  {
    mistake: "a link in a field has a space",
    edits: [{ file: "site.yml", from: "href: /privacy-policy", to: "href: /privacy policy" }],
    problems: [
      "content/site.yml:42:13  error  footer.resources, item 1: href is not a link (/privacy policy)  → start it with /, #, https://, mailto: or tel:, without spaces",
    ],
  },
  {
    mistake: "a link leads to a draft",
    edits: [{ file: second, from: "author:", to: "draft: true\nauthor:" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:17:54  error  the link leads to /blog/second-lane, which is a draft  → remove the link until it is published",
      "content/articles/2025-03-11--second-lane/index.md:2:1  error  the article was published at /blog/second-lane and is a draft again  → publish it, or delete second-lane from content/articles/slugs.lock.yml",
    ],
  },
  {
    mistake: "a link leads to a future article",
    edits: [{ file: second, from: "date: 2025-03-11", to: "date: 2026-03-11" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:17:54  error  the link leads to /blog/second-lane, which is not published before 2026-03-11  → remove the link until it is published",
    ],
  },
  {
    mistake: "a link has a slash at its end",
    edits: [{ file: first, from: "/blog/second-lane#the-way-back", to: "/blog/" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:17:54  error  the link /blog/ has a slash at its end  → write /blog",
    ],
  },
  {
    mistake: "an anchor stands without its page",
    edits: [{ file: "site.yml", from: "href: /#services", to: 'href: "#services"' }],
    problems: [
      "content/site.yml:22:11  error  the link #services is on every page  → name the page as well: /#services",
    ],
  },
  {
    mistake: "an anchor is on another page",
    edits: [{ file: first, from: "(/#contact)", to: "(#contact)" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the page /blog/first-lane has no anchor #contact  → write /#contact",
    ],
  },
  {
    mistake: "a link runs a script",
    edits: [{ file: first, from: "(/#contact)", to: "(javascript:alert(1))" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  links with javascript: are not allowed  → use https://, mailto:, tel: or a page of this site",
    ],
  },
  {
    mistake: "a web address lacks a slash",
    edits: [{ file: first, from: "(/#contact)", to: "(https:/www.gov.uk)" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the link is not a web address (https:/www.gov.uk)  → write https://www.gov.uk",
    ],
  },
  {
    mistake: "a link is not encrypted",
    edits: [{ file: first, from: "(/#contact)", to: "(http://www.gov.uk/)" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  warning  the link is not encrypted (http://www.gov.uk/)  → write https:// if the site has it",
    ],
  },
  {
    mistake: "a link does not say where it starts",
    edits: [{ file: first, from: "(/#contact)", to: "(contact.html)" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the link contact.html does not say where it starts  → write /contact.html for a page of this site",
    ],
  },
  {
    mistake: "a text holds a script",
    edits: [{ file: second, from: "Words about", to: "<script>alert(1)</script>\n\nWords about" }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:21:1  error  HTML that is not allowed in a text: <script>  → delete it, its closing tag and everything between them",
    ],
  },
  {
    mistake: "a text holds an event handler",
    edits: [{ file: second, from: "Words about", to: '<abbr onclick="alert(1)">Words</abbr> about' }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:21:7  error  HTML that is not allowed in a text: onclick in <abbr>  → delete onclick, with the = and the words after it",
    ],
  },
  {
    mistake: "a text holds a frame",
    edits: [{ file: second, from: "Words about", to: '<iframe src="https://a.test">\n\nWords about' }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:21:1  error  HTML that is not allowed in a text: <iframe>  → write a link instead: [text](https://…)",
    ],
  },
  {
    mistake: "a text hides a tag behind a comment that a browser takes for ended",
    edits: [
      {
        file: second,
        from: "Words about",
        to: '<!--><meta http-equiv="refresh" content="0;url=https://a.test">-->\n\nWords about',
      },
    ],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:21:1  error  HTML that is not allowed in a text: a comment that is never closed  → write --> where the note ends, or delete the note",
    ],
  },
  {
    mistake: "a text hides an attribute behind a sign in quotation marks",
    edits: [
      { file: second, from: "Words about", to: '<abbr title=">" style="color:red">Words</abbr> about' },
    ],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:21:17  error  HTML that is not allowed in a text: style in <abbr>  → delete style, with the = and the words after it",
    ],
  },
  {
    mistake: "a text holds an unfinished tag",
    edits: [{ file: second, from: "Words about", to: "<details open\n\nWords about" }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:21:1  error  HTML that is not allowed in a text: <details without its closing >  → write > after it",
    ],
  },
  {
    mistake: "a heading skips a level",
    edits: [{ file: first, from: "### A detail", to: "#### A detail" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:23:1  error  the heading skips a level, from ## to ####  → write ###",
    ],
  },
  {
    mistake: "a text has a second title",
    edits: [{ file: first, from: "## The way out", to: "# The way out" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:19:1  error  the text has a heading with #, which is for a page's title  → write ##",
      "content/articles/2025-03-04--first-lane/index.md:23:1  error  the heading skips a level, from the title to ###  → write ##",
    ],
  },
  {
    mistake: "a picture is on another site",
    edits: [{ file: first, from: "(./chart.png", to: "(https://a.test/chart.png" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:25:1  error  the picture is on another site (https://a.test/chart.png)  → save it beside this file and write ./name.png",
    ],
  },
  {
    mistake: "a picture is outside content",
    edits: [{ file: first, from: "(./chart.png", to: "(../../../chart.png" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:25:1  error  the picture is outside content (../../../chart.png)  → put the picture beside this file and write ./chart.png",
    ],
  },
  {
    mistake: "a picture differs in capital letters",
    edits: [{ file: first, from: "(./chart.png", to: "(./Chart.png" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:25:1  error  the picture ./Chart.png does not exist  → write it with the same capital letters as the file: ./chart.png",
    ],
  },
  {
    mistake: "a picture cannot be read",
    edits: [{ file: "home/hero.png", to: "not a picture" }],
    problems: [
      "content/home/hero.yml:16:8  error  the picture ./hero.png cannot be read as a picture  → save the picture again as PNG or JPEG",
    ],
  },
  {
    mistake: "a picture is not shown",
    edits: [{ file: "home/spare.png", to: "not a picture" }],
    problems: [
      "content/home/spare.png:1:1  warning  no file shows this picture  → name it in a file of the same folder, or delete it",
    ],
  },
  {
    mistake: "a field and a paragraph of a mail end in the middle of a sentence",
    edits: [
      { file: "home/clients.yml", from: "Who we work for.", to: "Companies that trade. Each of them was" },
      {
        file: "emails/confirmation.yml",
        to: "subject: Hi\ntext: |\n  You wrote to us, and for the\n\n  Us\n",
      },
    ],
    problems: [
      "content/emails/confirmation.yml:3:30  warning  the text ends in the middle of a sentence, or without a full stop  → write the rest of it, or a full stop",
      "content/home/clients.yml:2:44  warning  the text ends in the middle of a sentence, or without a full stop  → write the rest of it, or a full stop",
    ],
  },
]
