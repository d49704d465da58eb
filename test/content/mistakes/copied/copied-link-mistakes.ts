import { first, type Mistake } from "../mistake"

const inLink = (to: string) => [{ file: first, from: "(/#contact)", to }]

/** Links and pictures as mail programs, search results and editors leave them. */
export const copiedLinkMistakes: readonly Mistake[] = [
  {
    mistake: "a link goes by way of a mail program",
    edits: [
      {
        file: first,
        from: "(/#contact)",
        to: "(https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.gov.uk)",
      },
    ],
    problems: [
      `content/${first}:21:30  error  the link leads to a mail program's check (https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.gov.uk)  → open the page, and copy its address from the top of the browser's window`,
    ],
  },
  {
    mistake: "a link goes by way of a search result",
    edits: [
      { file: first, from: "(/#contact)", to: "(https://www.google.com/url?url=https%3A%2F%2Fwww.gov.uk)" },
    ],
    problems: [
      `content/${first}:21:30  error  the link leads to another site's list of results (https://www.google.com/url?url=https%3A%2F%2Fwww.gov.uk)  → open the page, and copy its address from the top of the browser's window`,
    ],
  },
  {
    mistake: "links lead to the preview of a change and to a page of an editor",
    edits: inLink(
      "(https://deploy-preview-12--site.netlify.app/blog) [b](https://docs.google.com/document/d/a/edit)",
    ),
    problems: [
      `content/${first}:21:30  error  the link leads to a page for editors, which visitors cannot use (https://deploy-preview-12--site.netlify.app/blog)  → open the page, and copy its address from the top of the browser's window`,
      `content/${first}:21:96  error  the link leads to a page for editors, which visitors cannot use (https://docs.google.com/document/d/a/edit)  → open the page, and copy its address from the top of the browser's window`,
    ],
  },
  {
    mistake: "the colon of https:// is missing",
    edits: [{ file: first, from: "(/#contact)", to: "(https//www.gov.uk/trade)" }],
    problems: [
      `content/${first}:21:30  error  the link https//www.gov.uk/trade is not an address  → write https://www.gov.uk/trade`,
    ],
  },
  {
    mistake: "an address has backslashes",
    edits: [{ file: first, from: "(/#contact)", to: "(https:\\\\www.gov.uk\\trade)" }],
    problems: [
      `content/${first}:21:30  error  the link is not a web address (https:\\www.gov.uk\\trade)  → write https://www.gov.uk/trade`,
    ],
  },
  {
    mistake: "an anchor has two hash signs",
    edits: [{ file: first, from: "(/#contact)", to: "(/##contact)" }],
    problems: [
      `content/${first}:21:30  error  the page / has no anchor ##contact  → Did you mean \`#contact\`?`,
    ],
  },
  {
    mistake: "a slash is between a page and its anchor",
    edits: [{ file: first, from: "(/#contact)", to: "(/privacy-policy/#data-security)" }],
    problems: [
      `content/${first}:21:30  error  the link /privacy-policy/ has a slash at its end  → write /privacy-policy#data-security`,
    ],
  },
  {
    mistake: "a link names a section as a page",
    edits: [{ file: first, from: "(/#contact)", to: "(/services)" }],
    problems: [`content/${first}:21:30  error  the page /services does not exist  → write /#services`],
  },
  {
    mistake: "a link names a part of a page's name",
    edits: [{ file: first, from: "(/#contact)", to: "(/privacy)" }],
    problems: [
      `content/${first}:21:30  error  the page /privacy does not exist  → Did you mean \`/privacy-policy\`?`,
    ],
  },
  {
    mistake: "an email address ends in a full stop",
    edits: [{ file: first, from: "(/#contact)", to: "(mailto:office@harbour-test.co.uk.)" }],
    problems: [
      `content/${first}:21:30  error  the link is not an email address (mailto:office@harbour-test.co.uk.)  → write mailto:{practiceEmail}, or another address as in mailto:name@example.com`,
    ],
  },
  {
    mistake: "a telephone link has no country code",
    edits: [{ file: first, from: "(/#contact)", to: "(tel:02079460000)" }],
    problems: [
      `content/${first}:21:30  error  the link is not a telephone number (tel:02079460000)  → write tel:{practicePhone}, or another number without spaces, with 7 to 15 figures, as in tel:+442079460000`,
    ],
  },
  {
    mistake: "a link names the folder static",
    edits: [{ file: first, from: "(/#contact)", to: "(/static/guide.pdf)" }],
    problems: [
      `content/${first}:21:30  error  the file /static/guide.pdf does not exist  → put it into the folder static, as static/guide.pdf, and write /guide.pdf`,
    ],
  },
  {
    mistake: "the brackets of a link are swapped",
    edits: [{ file: first, from: "[a way to talk](/#contact)", to: "(a way to talk)[/#contact]" }],
    problems: [
      `content/${first}:21:44  error  this is not a link or a picture: its brackets are wrong  → write [text](/address) or ![what it shows](./name.png)`,
    ],
  },
  {
    mistake: "a line break is between ] and (",
    edits: [{ file: first, from: "[a way to talk](/#contact)", to: "[a way to talk]\n(/#contact)" }],
    problems: [
      `content/${first}:21:44  error  a space keeps this from being a link or a picture  → delete the space between ] and (`,
    ],
  },
  {
    mistake: "a link says click here",
    edits: [{ file: first, from: "[a way to talk]", to: "[click here]" }],
    problems: [
      `content/${first}:21:30  warning  “click here” does not say where the link leads  → name the page between the square brackets, for example [the checklist](/address)`,
    ],
  },
  {
    mistake: "an address of a mail follows its text",
    edits: [{ file: first, from: "[a way to talk](/#contact)", to: "www.gov.uk<https://www.gov.uk>" }],
    problems: [
      `content/${first}:21:40  error  the address appears twice, as some email programs copy it  → delete <https://www.gov.uk>, or write [words](/address) for both`,
    ],
  },
  {
    mistake: "a field has a link in markdown",
    edits: [{ file: "site.yml", from: "href: /#services", to: 'href: "[Services](/#services)"' }],
    problems: [
      "content/site.yml:22:11  error  the link [Services](/#services) is not an address  → write /#services",
    ],
  },
  {
    mistake: "a field has the name of a section",
    edits: [{ file: "site.yml", from: "href: /#services", to: "href: Services" }],
    problems: [
      "content/site.yml:22:11  error  the link Services does not say where it starts  → write /#services",
    ],
  },
  {
    mistake: "the caption of a picture is in curly quotes",
    edits: [{ file: first, from: '"A caption"', to: "“A caption”" }],
    problems: [
      `content/${first}:25:19  error  this is not a link or a picture: its caption is not between straight quotation marks  → write the address, a space, and the caption between two straight marks: (./name.png "The caption")`,
    ],
  },
  {
    mistake: "a picture has a size",
    edits: [{ file: first, from: './chart.png "A caption"', to: "./chart.png =500x" }],
    problems: [
      `content/${first}:25:19  error  this is not a picture, because a size follows its name  → delete the size; pictures are as wide as the text`,
    ],
  },
  {
    mistake: "a picture is in double square brackets",
    edits: [{ file: first, from: '![The quay at noon](./chart.png "A caption")', to: "![[chart.png]]" }],
    problems: [`content/${first}:25:1  error  this is not a picture  → write ![what it shows](./name.png)`],
  },
  {
    mistake: "a picture has no exclamation mark",
    edits: [{ file: first, from: "![The quay", to: "[The quay" }],
    problems: [
      `content/${first}:25:1  error  the picture ./chart.png is written as a link, without ! before it  → write ! directly before [ to show the picture: ![what it shows](./chart.png)`,
    ],
  },
  {
    mistake: "a picture has another ending than its file",
    edits: [{ file: first, from: './chart.png "', to: './chart.jpg "' }],
    problems: [
      `content/${first}:25:1  error  the picture ./chart.jpg does not exist  → Did you mean \`./chart.png\`?`,
    ],
  },
  {
    mistake: "a picture has a backslash",
    edits: [{ file: first, from: './chart.png "', to: '.\\chart.png "' }],
    problems: [
      `content/${first}:25:1  error  the picture has a \\ in its address (.\\chart.png)  → write ./chart.png`,
    ],
  },
  {
    mistake: "a field names the dark version of a picture",
    edits: [
      { file: "clients/01-wharf.dark.png", to: new Uint8Array() },
      { file: "clients/01-wharf.yml", from: "./01-wharf.png", to: "./01-wharf.dark.png" },
    ],
    problems: [
      "content/clients/01-wharf.yml:5:8  error  ./01-wharf.dark.png is a version of another picture  → write ./01-wharf.png, and the site finds the version",
    ],
  },
  {
    mistake: "a section of the policy is written as a page",
    edits: [{ file: first, from: "(/#contact)", to: "(/privacy-policy/data-security)" }],
    problems: [
      `content/${first}:21:30  error  the page /privacy-policy/data-security does not exist  → write /privacy-policy#data-security`,
    ],
  },
]
