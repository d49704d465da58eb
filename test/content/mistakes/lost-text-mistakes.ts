import { first, type Mistake } from "./mistake"

/** Mistakes that lose a text, or everything below it. */
export const lostTextMistakes: readonly Mistake[] = [
  {
    mistake: "a YAML file has ---",
    edits: [
      {
        file: "testimonials.yml",
        from: "    companyType: Manufacturer\n",
        to: "    companyType: Manufacturer\n---\n  - quote: x\n",
      },
    ],
    problems: [
      "content/testimonials.yml:5:1  error  the line --- ends the fields, and everything below it is lost  → delete this line",
    ],
  },
  {
    mistake: "a YAML file has ...",
    edits: [{ file: "home/clients.yml", from: "link:", to: "...\nlink:" }],
    problems: [
      "content/home/clients.yml:3:1  error  the line ... ends the fields, and everything below it is lost  → delete this line",
    ],
  },
  {
    mistake: "--- is between the fields",
    edits: [{ file: first, from: "author:", to: "---\nauthor:" }],
    problems: [
      `content/${first}:7:1  error  the line --- ends the fields, but more fields follow  → delete this line`,
    ],
  },
  {
    mistake: "a text is cut off at # with a space",
    edits: [{ file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: Who we # work for" }],
    problems: [
      "content/home/clients.yml:2:14  warning  the text is cut off at #  → put the whole text in quotation marks; if the rest is a note to yourself, write it on a line above",
    ],
  },
  {
    mistake: "a year has its digits swapped",
    edits: [{ file: first, from: "2025-03-04", to: "0205-03-04" }],
    problems: [`content/${first}:8:7  error  date has a year before 2000 or after 2099  → correct the year`],
  },
  {
    mistake: "a year is after 2099",
    edits: [{ file: first, from: "2025-03-04", to: "2205-03-04" }],
    problems: [`content/${first}:8:7  error  date has a year before 2000 or after 2099  → correct the year`],
  },
  {
    mistake: "a date is more than two years ahead",
    edits: [{ file: first, from: "2025-03-04", to: "2052-03-04" }],
    problems: [
      `content/${first}:8:7  error  date is more than two years ahead (2052-03-04), and the article is not published before then  → correct the year`,
    ],
  },
  {
    mistake: "a date is in another year than the folder's name",
    edits: [{ file: first, from: "2025-03-04", to: "2015-03-04" }],
    problems: [
      `content/${first}:8:7  warning  date has a different year (2015-03-04) from the name of the folder (2025-03-04)  → correct the year, or leave it if you mean it`,
    ],
  },
  {
    mistake: "updated is before date",
    edits: [{ file: first, from: "author:", to: "updated: 2024-01-01\nauthor:" }],
    problems: [
      `content/${first}:7:10  error  updated (2024-01-01) is before date (2025-03-04)  → write a later day, or delete the line`,
    ],
  },
  {
    mistake: "updated is in the future",
    edits: [{ file: first, from: "author:", to: "updated: 2027-01-01\nauthor:" }],
    problems: [
      `content/${first}:7:10  error  updated is in the future (2027-01-01)  → write the day of the change`,
    ],
  },
  {
    mistake: "a line is indented by no-break spaces",
    edits: [{ file: "home/clients.yml", from: "  href:", to: "\u00a0\u00a0href:" }],
    problems: [
      "content/home/clients.yml:5:1  error  the line is not indented with ordinary spaces  → delete them and type spaces, two for each level",
    ],
  },
  {
    mistake: "an item of a YAML list has no space after its hyphen",
    edits: [{ file: first, from: "- Customs", to: "-Customs" }],
    problems: [
      `content/${first}:10:3  error  a space is missing after the hyphen  → write a hyphen and a space: - Customs`,
    ],
  },
  {
    mistake: "an item of a YAML list starts with a dash",
    edits: [{ file: first, from: "- Origin", to: "– Origin" }],
    problems: [
      `content/${first}:11:3  error  the item starts with – and not with a hyphen  → write a hyphen and a space: - Origin`,
    ],
  },
  {
    mistake: "an item of a YAML list starts with a bullet",
    edits: [{ file: first, from: "- Customs", to: "• Customs" }],
    problems: [
      `content/${first}:10:3  error  the item starts with • and not with a hyphen  → write a hyphen and a space: - Customs`,
    ],
  },
  {
    mistake: "a title starts with a word in square brackets",
    edits: [{ file: first, from: "The first lane", to: "[Draft] The first lane" }],
    problems: [
      `content/${first}:3:8  error  the text of title starts with [  → put the text in quotation marks: "[Draft] The first lane"`,
    ],
  },
  {
    mistake: "a title is a word in square brackets",
    edits: [{ file: first, from: "The first lane", to: "[Draft]" }],
    problems: [
      `content/${first}:3:8  error  title must be text, but square brackets make a list  → write "[Draft]"`,
    ],
  },
  {
    mistake: "a YAML file has conflict markers",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "<<<<<<< HEAD\nlead: One\n=======\nlead: Two\n>>>>>>> other",
      },
    ],
    problems: [
      "content/home/clients.yml:2:1  error  two versions of the text meet here (<<<<<<<)  → keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
    ],
  },
  {
    mistake: "a YAML file has the rest of conflict markers",
    edits: [{ file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: One\n=======" }],
    problems: [
      "content/home/clients.yml:3:1  error  two versions of the text meet here (=======)  → keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
    ],
  },
  {
    mistake: "an article has conflict markers",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "<<<<<<< HEAD\nOurs\n=======\nTheirs\n>>>>>>> other\n\nWords",
      },
    ],
    problems: [
      `content/${first}:21:1  error  two versions of the text meet here (<<<<<<<)  → keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>`,
    ],
  },
  {
    mistake: "an article has the middle of conflict markers",
    edits: [{ file: first, from: "Words about the way out", to: "Ours\n\n=======\n\nTheirs" }],
    problems: [
      `content/${first}:23:1  error  two versions of the text meet here (=======)  → keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>`,
    ],
  },
  {
    mistake: "an article has the end of conflict markers",
    edits: [{ file: first, from: "Words about the way out", to: ">>>>>>> other\n\nTheirs" }],
    problems: [
      `content/${first}:21:1  error  two versions of the text meet here (>>>>>>>)  → keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>`,
    ],
  },
  {
    mistake: "an id is too large",
    edits: [{ file: first, from: "id: 1", to: "id: 12345678901234567890123" }],
    problems: [
      `content/${first}:2:5  error  id is too large (12345678901234567890123)  → write a smaller number`,
    ],
  },
  {
    mistake: "an id is negative",
    edits: [{ file: first, from: "id: 1", to: "id: -1" }],
    problems: [`content/${first}:2:5  error  id is too small (-1)  → write a number from 1`],
  },
  {
    mistake: "a field has a NUL character",
    edits: [{ file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: Who we\u0000 work for." }],
    problems: [
      "content/home/clients.yml:2:13  error  an invisible control character is in the text (U+0000)  → delete it, or delete the word around it and type it again",
    ],
  },
  {
    mistake: "the list of published addresses is deleted",
    edits: [{ file: "articles/slugs.lock.yml", to: null }],
    problems: [
      "content/articles/slugs.lock.yml:1:1  error  the list of the published addresses is missing  → put it back as it was: see “Undo a change” in docs/editing.md",
    ],
  },
]
