import type { Mistake } from "./mistake"

/** Mistakes that lose a text, or everything below it. */
export const lostTextMistakes: readonly Mistake[] = [
  {
    mistake: "there is: --- in a yml",
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
    mistake: "there is: ... in a yml",
    edits: [
      {
        file: "home/clients.yml",
        from: "link:",
        to: "...\nlink:",
      },
    ],
    problems: [
      "content/home/clients.yml:3:1  error  the line ... ends the fields, and everything below it is lost  → delete this line",
    ],
  },
  {
    mistake: "there is: second --- in front matter",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "author:",
        to: "---\nauthor:",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:7:1  error  the line --- ends the fields, but more fields follow  → delete this line",
    ],
  },
  {
    mistake: "there is: cut at # with a space",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: Who we # work for",
      },
    ],
    problems: [
      "content/home/clients.yml:2:14  warning  the text is cut off at #  → put the whole text in quotation marks; if the rest is a note to yourself, write it on a line above",
    ],
  },
  {
    mistake: "there is: year 0205",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "2025-03-04",
        to: "0205-03-04",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:8:7  error  date has a year before 2000 or after 2099  → correct the year",
    ],
  },
  {
    mistake: "there is: year 2205",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "2025-03-04",
        to: "2205-03-04",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:8:7  error  date has a year before 2000 or after 2099  → correct the year",
    ],
  },
  {
    mistake: "there is: year far ahead",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "2025-03-04",
        to: "2052-03-04",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:8:7  warning  date is more than two years ahead (2052-03-04), and the article is not published before  → correct the year, or leave it if you mean it",
    ],
  },
  {
    mistake: "there is: year before the folder",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "2025-03-04",
        to: "2015-03-04",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:8:7  warning  date is in another year (2015-03-04) than the name of the folder (2025-03-04)  → correct the year, or leave it if you mean it",
    ],
  },
  {
    mistake: "there is: updated before date",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "author:",
        to: "updated: 2024-01-01\nauthor:",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:7:10  error  updated (2024-01-01) is before date (2025-03-04)  → write a later day, or take the line away",
    ],
  },
  {
    mistake: "there is: updated in the future",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "author:",
        to: "updated: 2027-01-01\nauthor:",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:7:10  error  updated is in the future (2027-01-01)  → write the day of the change",
    ],
  },
  {
    mistake: "there is: nbsp indent",
    edits: [
      {
        file: "home/clients.yml",
        from: "  href:",
        to: "  href:",
      },
    ],
    problems: [
      "content/home/clients.yml:5:1  error  the blanks before the text are not ordinary spaces  → delete them and type spaces, two for each level",
    ],
  },
  {
    mistake: "there is: -Customs",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "- Customs",
        to: "-Customs",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:10:3  error  a space is missing after the hyphen  → write a hyphen and a space: - Customs",
    ],
  },
  {
    mistake: "there is: en dash",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "- Origin",
        to: "– Origin",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:11:3  error  the item starts with – and not with a hyphen  → write a hyphen and a space: - Origin",
    ],
  },
  {
    mistake: "there is: bullet",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "- Customs",
        to: "• Customs",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:10:3  error  the item starts with • and not with a hyphen  → write a hyphen and a space: - Customs",
    ],
  },
  {
    mistake: "there is: [Draft] x",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "The first lane",
        to: "[Draft] The first lane",
      },
    ],
    problems: [
      'content/articles/2025-03-04--first-lane/index.md:3:8  error  the text of title starts with [  → put the text in quotation marks: "[Draft] The first lane"',
    ],
  },
  {
    mistake: "there is: [Draft]",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "The first lane",
        to: "[Draft]",
      },
    ],
    problems: [
      'content/articles/2025-03-04--first-lane/index.md:3:8  error  title must be text, but square brackets make a list  → write "[Draft]"',
    ],
  },
  {
    mistake: "there is: conflict in yml",
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
    mistake: "there is: half conflict yml",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: One\n=======",
      },
    ],
    problems: [
      "content/home/clients.yml:3:1  error  two versions of the text meet here (=======)  → keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
    ],
  },
  {
    mistake: "there is: conflict in md",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "<<<<<<< HEAD\nOurs\n=======\nTheirs\n>>>>>>> other\n\nWords",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  two versions of the text meet here (<<<<<<<)  → keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
    ],
  },
  {
    mistake: "there is: half conflict md",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Ours\n\n=======\n\nTheirs",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:23:1  error  two versions of the text meet here (=======)  → keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
    ],
  },
  {
    mistake: "there is: half conflict md 2",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: ">>>>>>> other\n\nTheirs",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  two versions of the text meet here (>>>>>>>)  → keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>",
    ],
  },
  {
    mistake: "there is: id too large",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "id: 1",
        to: "id: 12345678901234567890123",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:2:5  error  id is too large (12345678901234567890123)  → write a smaller number",
    ],
  },
  {
    mistake: "there is: id negative",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "id: 1",
        to: "id: -1",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:2:5  error  id is too small (-1)  → write a number from 1",
    ],
  },
  {
    mistake: "there is: NUL",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: Who we\u0000 work for.",
      },
    ],
    problems: [
      "content/home/clients.yml:2:13  error  an invisible control character is in the text (U+0000)  → delete it, or delete the word around it and type it again",
    ],
  },
  {
    mistake: "there is: lock deleted",
    edits: [
      {
        file: "articles/slugs.lock.yml",
        to: null,
      },
    ],
    problems: [
      "content/articles/slugs.lock.yml:1:1  error  the list of the published addresses is missing  → put it back as it was: see “Undo a change” in docs/editing.md",
    ],
  },
]
