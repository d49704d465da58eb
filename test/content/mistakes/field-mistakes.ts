import { type Mistake, first } from "./mistake"

/** Mistakes in the value of a field. */
export const fieldMistakes: readonly Mistake[] = [
  {
    mistake: "a date in quotation marks does not exist",
    edits: [{ file: first, from: "2025-03-04", to: '"2025-02-30"' }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:8:7  error  date is not a real calendar day (2025-02-30)  → write it as YYYY-MM-DD, for example 2025-03-14",
    ],
  },
  {
    mistake: "a field of a group is missing",
    edits: [{ file: first, from: "\n  alt: A chart of the Channel.", to: "" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:13:3  error  picture.alt is missing  → add alt: (What the picture shows, in words for people who cannot see it)",
    ],
  },
  {
    mistake: "an alternative text is empty",
    edits: [{ file: "clients/01-wharf.yml", from: "alt: A chart of the North Sea.", to: 'alt: ""' }],
    problems: [
      "content/clients/01-wharf.yml:6:8  error  picture.alt is empty  → write something after alt: (What the picture shows, in words for people who cannot see it)",
    ],
  },
  {
    mistake: "a field is unknown",
    edits: [{ file: "home/clients.yml", from: "lead:", to: "colour: blue\nlead:" }],
    problems: [
      "content/home/clients.yml:2:1  error  colour is not a field of this file  → delete it; the fields here are heading, lead, invitation, link",
    ],
  },
  {
    mistake: "a title is read as a number",
    edits: [{ file: first, from: "The first lane", to: "2025" }],
    problems: [
      'content/articles/2025-03-04--first-lane/index.md:3:8  error  title must be text, but 2025 is a number  → write "2025"',
    ],
  },
  {
    mistake: "a list is written as text",
    edits: [{ file: first, from: "\n  - Customs\n  - Origin", to: " Customs, Origin" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:9:7  error  tags must be a list, not Customs, Origin  → write each item on a line of its own, after a hyphen and a space",
    ],
  },
  {
    mistake: "a list is empty",
    edits: [{ file: first, from: "\n  - Customs\n  - Origin", to: " []" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:9:7  error  tags is an empty list  → write at least one item",
    ],
  },
  {
    mistake: "a number is a fraction",
    edits: [{ file: first, from: "id: 1", to: "id: 1.5" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:2:5  error  id must be a whole number, not 1.5  → write it without a fraction",
    ],
  },
  {
    mistake: "an icon is misspelt",
    edits: [{ file: "home/services.yml", from: "shield", to: "sheild" }],
    problems: [
      "content/home/services.yml:5:11  error  modules, item 1: icon has no entry called sheild  → Did you mean `shield`?",
    ],
  },
  {
    mistake: "an email address is not one",
    edits: [{ file: "site.yml", from: "office@harbour-test.co.uk", to: "office at harbour" }],
    problems: [
      "content/site.yml:7:8  error  email is not an email address (office at harbour)  → write one address as name@example.com, without mailto: or other words",
    ],
  },
  {
    mistake: "a text below the fields is missing",
    edits: [{ file: "privacy/02-data-security.md", from: "How we keep it safe.\n", to: "" }],
    problems: [
      "content/privacy/02-data-security.md:4:1  error  the text below the fields is missing  → write it, or put it back",
    ],
  },
  {
    mistake: "a claim has no proof",
    edits: [{ file: "home/clients.yml", from: "Who we work for.", to: "A seamless move." }],
    problems: [
      "content/home/clients.yml:2:9  warning  “seamless” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file",
    ],
  },
  {
    mistake: "a claim is against the law",
    edits: [{ file: "home/clients.yml", from: "Who we work for.", to: "An SAP partner." }],
    problems: [
      "content/home/clients.yml:2:10  error  “SAP partner” is a claim that a reader can hold you to  → only a contract with SAP allows it: delete it; if it is right, add the words and your reason to claimsOk at the top of the file",
    ],
  },
  {
    mistake: "a waiver has no reason",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "# claims-ok:\nlead: A seamless move.",
      },
    ],
    problems: [
      "content/home/clients.yml:2:1  warning  claims-ok has no reason  → write why the claim is right",
      "content/home/clients.yml:3:9  warning  “seamless” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file",
    ],
  },
  {
    mistake: "a name is in typographic quotation marks",
    edits: [{ file: "clients/01-wharf.yml", from: "name: Wharf Works", to: "name: “Wharf Works”" }],
    problems: [
      "content/clients/01-wharf.yml:1:7  warning  name is in quotation marks or brackets, which the page shows  → write the words without the marks at the start and the end",
    ],
  },
  {
    mistake: "a quotation in a field is never closed",
    edits: [{ file: "testimonials.yml", from: "They did", to: "They said “we did" }],
    problems: [
      "content/testimonials.yml:2:22  error  quote has a quotation mark that is never closed, and fields are shown exactly as they are written  → write ” where the quotation ends",
    ],
  },
  {
    mistake: "a text below >- has a list",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: >-\n  - Foundries\n  - Forwarders",
      },
    ],
    problems: [
      "content/home/clients.yml:3:3  error  lead has a list, which is shown as one paragraph  → write sentences instead",
    ],
  },
  {
    mistake: "a field is part of the text above it",
    edits: [{ file: first, from: "  will learn.", to: "  will learn.\n  draft: true" }],
    problems: [
      `content/${first}:7:3  error  draft is indented too far and counts as part of the text above it  → start it where the fields above start`,
    ],
  },
  {
    mistake: "a field for true or false is empty",
    edits: [{ file: first, from: "date: 2025-03-04", to: "date: 2025-03-04\ndraft:" }],
    problems: [
      `content/${first}:9:1  error  draft is empty  → write true or false after draft:, or delete the line`,
    ],
  },
  {
    mistake: "the text of the banner is too long",
    edits: [
      { file: "cookie-banner.yml", from: "text: ", to: `text: ${"We value your privacy here, ".repeat(21)}` },
    ],
    problems: ["content/cookie-banner.yml:2:7  warning  text has 598 letters  → write at most 500"],
  },
  {
    mistake: "a mark of YAML is in quotation marks",
    edits: [
      { file: "home/clients.yml", from: "lead: Who", to: 'lead: ">- Who' },
      { file: "home/clients.yml", from: "work for.", to: 'work for."' },
    ],
    problems: [
      "content/home/clients.yml:2:8  error  lead has a mark of YAML at its start, and fields are shown exactly as they are written  → delete the mark, or write >- after the colon",
    ],
  },
  {
    mistake: "a saving and trust are promised, and a mail has a line at the edge",
    edits: [
      {
        file: "home/clients.yml",
        from: "Who we work for.",
        to: "The most trusted one saves you 50 percent.",
      },
      { file: "emails/notice.yml", to: "subject: A\ntext: |\n  Words {message}\nReference: {reference}\n" },
    ],
    problems: [
      "content/emails/notice.yml:4:1  error  Reference is not a field of this file  → indent it by two spaces if it is part of the text; otherwise delete it",
      "content/home/clients.yml:2:11  warning  “most trusted” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file",
      "content/home/clients.yml:2:28  warning  “saves you 50 percent” is a claim that a reader can hold you to  → say what was measured and how; if it is right, add the words and your reason to claimsOk at the top of the file",
    ],
  },
  {
    mistake: "a field has a placeholder in angle brackets",
    edits: [{ file: "home/clients.yml", from: "Who we work for.", to: "We work for <Name>." }],
    problems: [
      "content/home/clients.yml:2:19  error  lead has a placeholder, and fields are shown exactly as they are written  → write the words that belong there",
    ],
  },
]
