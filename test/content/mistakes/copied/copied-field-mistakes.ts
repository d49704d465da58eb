import { first, type Mistake } from "../mistake"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

/** Fields, tokens and names of files as they are typed in a hurry. */
export const copiedFieldMistakes: readonly Mistake[] = [
  {
    mistake: "an alternative text is the name of a file",
    edits: [{ file: first, from: "Words about the way out", to: "![IMG_2034.png](./chart.png)\n\nWords" }],
    problems: [
      `content/${first}:21:1  error  “IMG_2034.png” does not say what the picture shows  → say what it shows between the square brackets: ![What it shows](./name.png)`,
    ],
  },
  {
    mistake: "a token has other brackets or none",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "Write to [privacyEmail], {practicePhone or {practice phone}. Words",
      },
    ],
    problems: [
      `content/${first}:21:10  error  [privacyEmail] is not a token  → write {privacyEmail}`,
      `content/${first}:21:26  error  {practicePhone is not a token  → write {practicePhone}`,
      `content/${first}:21:44  error  {practice phone} is not a token  → write {practicePhone}`,
    ],
  },
  {
    mistake: "words in square brackets are no link",
    edits: [{ file: first, from: "Words about the way out", to: "See [the list of the ports] there. Words" }],
    problems: [
      `content/${first}:21:5  warning  the words are not a link and are shown in square brackets  → write the address after them, [text](/address), or use round brackets`,
    ],
  },
  {
    mistake: "the marks of italics have a space",
    edits: [{ file: first, from: "Words about the way out", to: "The * words* about it" }],
    problems: [
      `content/${first}:21:5  error  marks for italics are shown as typed  → write them close to the words on both sides, *like this*, or delete them`,
    ],
  },
  {
    mistake: "a footnote has no colon and one has two texts",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "Words.[^1] More.[^2]\n\n[^1] One\n\n[^2]: Two\n\n[^2]: Three\n\nWords",
      },
    ],
    problems: [
      `content/${first}:21:7  error  the footnote has no text  → add a line at the end of the text: the same mark, a colon and the words; or delete the mark`,
      `content/${first}:23:1  error  the colon of the footnote is missing  → write a colon after the mark: [^1]: words`,
      `content/${first}:27:1  error  [^2] has two texts, and only the first is used  → give one of them another mark`,
    ],
  },
  {
    mistake: "a tag has several topics",
    edits: [{ file: first, from: "  - Customs\n  - Origin", to: "  - Customs, Origin" }],
    problems: [
      `content/${first}:10:5  warning  tags has “Customs, Origin”, which is not one topic  → write each topic as an item of its own, without # and commas`,
    ],
  },
  {
    mistake: "the country has another code",
    edits: [{ file: "site.yml", from: "countryCode: GB", to: "countryCode: DE" }],
    problems: [
      "content/site.yml:15:16  warning  countryCode is DE, but the country is United Kingdom  → write GB",
    ],
  },
  {
    mistake: "a testimonial on several lines is in quotation marks",
    edits: [
      {
        file: "testimonials.yml",
        from: "They did what they said.",
        to: ">-\n      “They did\n      what they said.”",
      },
    ],
    problems: [
      "content/testimonials.yml:3:7  error  quote is in quotation marks, which the page adds  → delete the marks at the start and the end",
    ],
  },
  {
    mistake: "a testimonial is in quotation marks",
    edits: [{ file: "testimonials.yml", from: "They did what they said.", to: "“They did what they said.”" }],
    problems: [
      "content/testimonials.yml:2:12  error  quote is in quotation marks, which the page adds  → delete the marks at the start and the end",
    ],
  },
  {
    mistake: "the address of a lock line is whole",
    edits: [{ file: "articles/slugs.lock.yml", from: "2: second-lane", to: "2: /blog/second-lane" }],
    problems: [
      "content/articles/slugs.lock.yml:4:1  error  2: /blog/second-lane is not a number with an address  → write the number of the article, a colon and the last part of its address: 3: my-article",
    ],
  },
  {
    mistake: "two lock lines have one address",
    edits: [
      { file: "articles/slugs.lock.yml", from: "2: second-lane", to: "2: second-lane\n3: second-lane" },
    ],
    problems: [
      "content/articles/slugs.lock.yml:5:1  error  the address second-lane belongs to the article 2 already  → delete one of the two lines",
    ],
  },
  {
    mistake: "the month of a folder does not exist",
    edits: [{ file: "articles/2025-13-18--third-lane/index.md", to: "---\nid: 3\n---\n\nWords.\n" }],
    problems: [
      "content/articles/2025-13-18--third-lane/index.md:1:1  error  the folder 2025-13-18--third-lane is not named like an article's folder  → name it with the date, two hyphens, small letters, figures and single hyphens: YYYY-MM-DD--third-lane",
    ],
  },
  {
    mistake: "a file of the landing page is in another folder",
    edits: [
      { file: "home/clients.yml", to: null },
      { file: "clients.yml", to: "heading: Clients\n" },
    ],
    problems: [
      "content/clients.yml:1:1  error  no page reads this file  → give it back its name, content/home/clients.yml",
    ],
  },
  {
    mistake: "the picture of shared links is missing",
    edits: [{ file: "social.png", to: null }],
    problems: [
      "content/social.png:1:1  error  the file is missing  → put it back as it was: see “Undo a change” in docs/editing.md",
    ],
  },
  {
    mistake: "the dark version of a picture has a hyphen",
    edits: [{ file: "clients/01-wharf-dark.png", to: new Uint8Array() }],
    problems: [
      "content/clients/01-wharf-dark.png:1:1  warning  no file shows this picture  → give it the name 01-wharf.dark.png, or delete it",
    ],
  },
  {
    mistake: "a date is written without hyphens",
    edits: [{ file: first, from: "2025-03-04", to: "20250304" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:8:7  error  date must be text, but 20250304 is a number  → write it as YYYY-MM-DD, for example 2025-03-14",
    ],
  },
  {
    mistake: "a section has no fields",
    edits: [{ file: "privacy/01-introduction.md", from: "title: Introduction\n", to: "" }],
    problems: [
      "content/privacy/01-introduction.md:2:1  error  the file has no fields  → write title and so on as name: text, one on each line",
    ],
  },
  {
    mistake: "a paragraph is cut off, and a bracket is never closed",
    edits: inText(
      "A paragraph that begins with many words, and is copied only to the first half of its\n\nThe licence (or its number is missing. Words",
    ),
    problems: [
      `content/${first}:21:84  warning  the text ends in the middle of a sentence, or without a full stop  → write the rest of it, or a full stop`,
      `content/${first}:23:13  warning  a bracket has no counterpart  → write the other bracket, or delete this one`,
    ],
  },
  {
    mistake: "a space is missing, and one is too many",
    edits: inText("The gain is small.Money too,and words . Words there. it is so, words"),
    problems: [
      `content/${first}:21:18  warning  a space is missing after this sign  → write it`,
      `content/${first}:21:28  warning  a space is missing after this sign  → write it`,
      `content/${first}:21:38  warning  a space stands before a sign  → delete it`,
      `content/${first}:21:54  warning  a sentence begins with a small letter  → write a capital letter, or another sign before it`,
    ],
  },
  {
    mistake: "bold text lacks an asterisk",
    edits: inText("**Which lists.* For a company, *some** words"),
    problems: [
      `content/${first}:21:2  error  one side of the words has two *, the other one  → write **words** for bold, or *words* for italics`,
      `content/${first}:21:32  error  one side of the words has two *, the other one  → write **words** for bold, or *words* for italics`,
    ],
  },
  {
    mistake: "a figure is open, and comments and lines of other programs are left",
    edits: inText(
      "It took XX months.[MN1] Words\n\nHere's a more concise version of your paragraph:\n\nHarbour | Page 4 of 9\n\nWords",
    ),
    problems: [
      `content/${first}:21:9  error  “XX months” is left in the text  → write the text, or delete it`,
      `content/${first}:21:19  error  [MN1] is left in the text  → write the text, or delete it`,
      `content/${first}:23:1  error  “Here's a more concise version of your paragraph:” is left in the text  → delete the sentence or the line: another program wrote it`,
      `content/${first}:25:9  error  “| Page 4 of 9” is left in the text  → delete the sentence or the line: another program wrote it`,
    ],
  },
]
