import { first, type Mistake } from "./mistake"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

/** Mistakes that need another fix than similar ones. */
export const misplacedMistakes: readonly Mistake[] = [
  {
    mistake: "a conflict marker is indented",
    edits: [
      {
        file: "home/services.yml",
        from: "    description: Three",
        to: "    <<<<<<< HEAD\n    description: Three",
      },
    ],
    problems: [
      "content/home/services.yml:7:1  error  two versions of the text meet here (<<<<<<<)  → keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
    ],
  },
  {
    mistake: "a text with a colon has lost its >-",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead:\n  Who we: these\n  and others.",
      },
    ],
    problems: [
      "content/home/clients.yml:3:9  error  the text of lead has the sign :  → write >- after lead:, or put the whole text in quotation marks",
    ],
  },
  {
    mistake: "all items of a list are on the line of its name",
    edits: [{ file: first, from: "\n  - Customs\n  - Origin", to: " - Customs - Origin" }],
    problems: [
      `content/${first}:9:7  error  the list starts on the line of tags  → press Enter after tags: and start each item on a line of its own, two spaces to the right`,
    ],
  },
  {
    mistake: "two fields are on one line",
    edits: [{ file: "clients/01-wharf.yml", from: "Works\nindustry", to: "Works industry" }],
    problems: [
      "content/clients/01-wharf.yml:1:19  error  industry: is on the line of name  → press Enter before industry:, and start it below the first letter of name",
    ],
  },
  {
    mistake: "a text with a colon is in curly quotation marks",
    edits: [{ file: first, from: "title: The first lane", to: "title: “The first: lane”" }],
    problems: [
      `content/${first}:3:18  error  the text of title has a colon and is not in quotation marks  → put the text in quotation marks: "The first: lane"`,
    ],
  },
  {
    mistake: "the mark of a text has a space",
    edits: [{ file: "home/clients.yml", from: "lead: Who", to: "lead: > -\n  Who" }],
    problems: [
      "content/home/clients.yml:2:7  error  > - is not the mark of a text on several lines  → write >- in its place",
    ],
  },
  {
    mistake: "a field of a group is not indented",
    edits: [{ file: "site.yml", from: "  locality:", to: "locality:" }],
    problems: [
      "content/site.yml:12:1  error  locality is further to the left than the line below it  → indent locality like that line, with spaces",
    ],
  },
  {
    mistake: "a hyphen has no space before a field",
    edits: [
      {
        file: "site.yml",
        from: "  - label: Services\n    href: /#services\nbook",
        to: "  -label: Services\n    href: /#services\nbook",
      },
    ],
    problems: [
      "content/site.yml:21:3  error  a space is missing after the hyphen  → write a hyphen and a space: - label: Services",
    ],
  },
  {
    mistake: "a field of another program hides an article",
    edits: [{ file: first, from: "author:", to: "published: false\nauthor:" }],
    problems: [
      `content/${first}:7:1  error  published is not a field of this file  → write draft: true to hide the article; otherwise delete the line`,
    ],
  },
  {
    mistake: "a line of the list of addresses is misspelt",
    edits: [{ file: "articles/slugs.lock.yml", from: "1: first-lane", to: "1: frist-lane" }],
    problems: [
      `content/${first}:2:1  error  the article was published at /blog/frist-lane, which would be lost  → add aliases: [frist-lane], or give the folder its old name back; if you renamed nothing, write first-lane in content/articles/slugs.lock.yml`,
    ],
  },
  {
    mistake: "the small version of a picture has another name",
    edits: [{ file: "articles/2025-03-04--first-lane/chart.thumb.png", to: new Uint8Array() }],
    problems: [
      "content/articles/2025-03-04--first-lane/chart.thumb.png:1:1  warning  no file shows this picture  → give it the name chart.thumbnail.png, or delete it",
    ],
  },
  {
    mistake: "a picture is in the folder of all articles",
    edits: [{ file: "articles/log.png", to: new Uint8Array() }],
    problems: [
      "content/articles/log.png:1:1  warning  no file shows this picture  → move it into the folder of its article, or delete it",
    ],
  },
  {
    mistake: "the bracket before the address of a link is missing",
    edits: inText("See [the way back]/blog/second-lane), words"),
    problems: [`content/${first}:21:18  error  a bracket of the link is missing  → write [text](/address)`],
  },
  {
    mistake: "a token has full-width braces",
    edits: inText("Words of ｛practice｝, words"),
    problems: [`content/${first}:21:10  error  ｛practice｝ is not a token  → write {practice}`],
  },
  {
    mistake: "the address of the site has a comma",
    edits: [{ file: "site.yml", from: "www.harbour-test.co.uk", to: "www,harbour-test.co.uk" }],
    problems: [
      "content/site.yml:6:6  error  url is not the address of a site (https://www,harbour-test.co.uk)  → write it as https://www.example.com, with https and without a slash or a page at the end",
    ],
  },
  {
    mistake: "the country code is a name",
    edits: [{ file: "site.yml", from: "countryCode: GB", to: "countryCode: England" }],
    problems: [
      "content/site.yml:15:16  error  address.countryCode is not a country code (England)  → write two capital letters, for example GB",
    ],
  },
  {
    mistake: "the month of the policy has a day",
    edits: [{ file: "pages/privacy-policy.yml", from: "May 2025", to: "1 May 2023" }],
    problems: [
      "content/pages/privacy-policy.yml:7:14  error  lastUpdated is not a month and a year (1 May 2023)  → write the month in English and the year, for example May 2025",
    ],
  },
  {
    mistake: "a text has marks of wikis and of other programs",
    edits: inText(
      "h2. The lane\n\n{code:java}\n\n'''bold''' words\n\n== Ports ==\n\n!lane.png|thumbnail!\n\n{\\rtf1\\ansi words\n\nimport Chart from \"./chart\"\n\nWords",
    ),
    problems: [
      `content/${first}:21:1  error  a mark of another program is shown as typed (h2.)  → delete it`,
      `content/${first}:23:1  error  a mark of another program is shown as typed ({code:java})  → delete it`,
      `content/${first}:25:1  error  a mark of another program is shown as typed (''')  → delete it`,
      `content/${first}:27:1  error  a mark of another program is shown as typed (==)  → delete it`,
      `content/${first}:29:1  error  a mark of another program is shown as typed (!lane.png|thumbnail!)  → delete it`,
      `content/${first}:31:1  error  a mark of another program is shown as typed ({\\rtf1)  → delete it`,
      `content/${first}:33:1  error  a mark of another program is shown as typed (import Chart from "./chart")  → delete it`,
    ],
  },
  {
    mistake: "a link is written as in a wiki, and a picture was not copied",
    edits: inText(
      "See [the note|https://www.gov.uk/a] and\n[https://www.gov.uk/a the note]\n\n![][image1]\n\nWords",
    ),
    problems: [
      `content/${first}:21:5  error  this is not a link: its address is not in round brackets  → write [text](https://address)`,
      `content/${first}:24:1  error  the text has no address for this link or picture  → write [text](/address) or ![what it shows](./name.png)`,
    ],
  },
  {
    mistake: "a table has no outer bars, semicolons or commas",
    edits: inText(
      "Port | Lane | Days\n--- | ---\nHull | 1 | 2\n\nPort | Lane\nHull | 1\n\nPort;Lane\nHull;1\n\nPort,Lane,Days\nHull,1,2\n\nWords",
    ),
    problems: [
      `content/${first}:22:1  error  this is not a table, because the line below its first row is not right  → write | --- | --- | here, with as many columns as the first row has`,
      `content/${first}:25:1  error  this is not a table  → write each row as | cell | cell |, with a line | --- | --- | below the first one`,
      `content/${first}:28:1  error  this is not a table  → write each row as | cell | cell |, with a line | --- | --- | below the first one`,
      `content/${first}:31:1  error  this is not a table  → write each row as | cell | cell |, with a line | --- | --- | below the first one`,
    ],
  },
  {
    mistake: "HTML elements are never closed",
    edits: inText("<details>\n<summary>More</summary>\n\nHidden <kbd>F1</sub> words"),
    problems: [
      `content/${first}:21:1  error  <details> is never closed  → write </details> where it ends`,
      `content/${first}:24:8  error  <kbd> is never closed  → write </kbd> where it ends`,
      `content/${first}:24:15  error  </sub> closes nothing  → delete it, or write <sub> where it begins`,
    ],
  },
  {
    mistake: "a quotation mark is never closed",
    edits: inText("He said “never again.\n\n### A “part\n\nWords"),
    problems: [
      `content/${first}:21:9  warning  a quotation mark is never closed  → write ” where the quotation ends`,
      `content/${first}:23:7  warning  a quotation mark is never closed  → write ” where the quotation ends`,
    ],
  },
]
