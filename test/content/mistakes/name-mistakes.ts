import type { Mistake } from "./mistake"

/** Mistakes in the names of files and folders. */
export const nameMistakes: readonly Mistake[] = [
  {
    mistake: "there is: docx",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/a.docx",
        to: "x",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/a.docx:1:1  error  no page reads this file  → delete it here; only texts and pictures belong into content",
    ],
  },
  {
    mistake: "there is: zip",
    edits: [
      {
        file: "clients/a.zip",
        to: "x",
      },
    ],
    problems: [
      "content/clients/a.zip:1:1  error  no page reads this file  → delete it here; only texts and pictures belong into content",
    ],
  },
  {
    mistake: "there is: folder capitals",
    edits: [
      {
        file: "articles/2025-03-11--second-lane",
        to: null,
      },
      {
        file: "articles/2025-03-11--Second-Lane/index.md",
        to: "---\nid: 2\ntitle: Another\nexcerpt: What it is about.\nauthor: Test Person\ndate: 2025-03-18\ntags:\n  - Customs\npicture:\n  src: ./chart.png\n  alt: A chart.\n---\n\nWords.\n",
      },
      {
        file: "articles/2025-03-11--Second-Lane/chart.png",
        to: "",
      },
    ],
    problems: [
      "content/articles/2025-03-11--Second-Lane/index.md:1:1  error  the folder 2025-03-11--Second-Lane is not named as an article's  → name it with the date, two hyphens, small letters, figures and single hyphens: 2025-03-11--second-lane",
    ],
  },
  {
    mistake: "there is: folder one hyphen",
    edits: [
      {
        file: "articles/2025-03-11--second-lane",
        to: null,
      },
      {
        file: "articles/2025-03-11-second-lane/index.md",
        to: "---\nid: 2\ntitle: Another\nexcerpt: What it is about.\nauthor: Test Person\ndate: 2025-03-18\ntags:\n  - Customs\npicture:\n  src: ./chart.png\n  alt: A chart.\n---\n\nWords.\n",
      },
      {
        file: "articles/2025-03-11-second-lane/chart.png",
        to: "",
      },
    ],
    problems: [
      "content/articles/2025-03-11-second-lane/index.md:1:1  error  the folder 2025-03-11-second-lane is not named as an article's  → name it with the date, two hyphens, small letters, figures and single hyphens: 2025-03-11--second-lane",
    ],
  },
  {
    mistake: "there is: folder no date",
    edits: [
      {
        file: "articles/2025-03-11--second-lane",
        to: null,
      },
      {
        file: "articles/second lane/index.md",
        to: "---\nid: 2\ntitle: Another\nexcerpt: What it is about.\nauthor: Test Person\ndate: 2025-03-18\ntags:\n  - Customs\npicture:\n  src: ./chart.png\n  alt: A chart.\n---\n\nWords.\n",
      },
    ],
    problems: [
      "content/articles/second lane/index.md:1:1  error  the folder second lane is not named as an article's  → name it with the date, two hyphens, small letters, figures and single hyphens: 2025-03-18--second-lane",
    ],
  },
  {
    mistake: "there is: Index.md",
    edits: [
      {
        file: "articles/2025-03-11--second-lane/index.md",
        to: null,
      },
      {
        file: "articles/2025-03-11--second-lane/Index.md",
        to: "---\nid: 2\ntitle: Another\nexcerpt: What it is about.\nauthor: Test Person\ndate: 2025-03-18\ntags:\n  - Customs\npicture:\n  src: ./chart.png\n  alt: A chart.\n---\n\nWords.\n",
      },
    ],
    problems: [
      "content/articles/2025-03-11--second-lane/Index.md:1:1  error  an article's text has another name than index.md  → give this file the name index.md, in the article's own folder",
    ],
  },
  {
    mistake: "there is: alias taken",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "tags:",
        to: "aliases:\n  - second-lane\ntags:",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:10:5  error  the address /blog/second-lane already belongs to content/articles/2025-03-11--second-lane/index.md  → take second-lane out of aliases",
    ],
  },
  {
    mistake: "there is: own alias",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "tags:",
        to: "aliases:\n  - first-lane\ntags:",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:10:5  error  the address /blog/first-lane already belongs to this article  → take first-lane out of aliases",
    ],
  },
  {
    mistake: "there is: text deleted",
    edits: [
      {
        file: "articles/2025-03-11--second-lane/index.md",
        to: null,
      },
    ],
    problems: [
      "content/articles/2025-03-11--second-lane/chart.png:1:1  error  the folder 2025-03-11--second-lane has no text  → put its index.md back, or delete the folder",
    ],
  },
  {
    mistake: "there is: yaml unreadable with alias lost",
    edits: [
      {
        file: "articles/slugs.lock.yml",
        from: "1: first-lane",
        to: "1: [first-lane, old-lane]",
      },
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "title: The first lane",
        to: 'title: "The first lane',
      },
    ],
    problems: [
      'content/articles/2025-03-04--first-lane/index.md:3:8  error  the quotation mark before the text of title is never closed  → write " at the end of the text as well',
    ],
  },
]
