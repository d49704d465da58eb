import { article, first, second, type Mistake } from "./mistake"

/** Mistakes in the names of files and folders. */
export const nameMistakes: readonly Mistake[] = [
  {
    mistake: "a Word document is in content",
    edits: [{ file: "articles/2025-03-04--first-lane/a.docx", to: "x" }],
    problems: [
      "content/articles/2025-03-04--first-lane/a.docx:1:1  error  no page reads this file  → delete it here; only texts and pictures belong in content",
    ],
  },
  {
    mistake: "an archive is in content",
    edits: [{ file: "clients/a.zip", to: "x" }],
    problems: [
      "content/clients/a.zip:1:1  error  no page reads this file  → delete it here; only texts and pictures belong in content",
    ],
  },
  {
    mistake: "the name of an article's folder has capitals",
    edits: [
      { file: "articles/2025-03-11--second-lane", to: null },
      { file: "articles/2025-03-11--Second-Lane/index.md", to: article(2) },
      { file: "articles/2025-03-11--Second-Lane/chart.png", to: "" },
    ],
    problems: [
      "content/articles/2025-03-11--Second-Lane/index.md:1:1  error  the folder 2025-03-11--Second-Lane is not named like an article's folder  → name it with the date, two hyphens, small letters, figures and single hyphens: 2025-03-11--second-lane",
    ],
  },
  {
    mistake: "the name of an article's folder has one hyphen after the date",
    edits: [
      { file: "articles/2025-03-11--second-lane", to: null },
      { file: "articles/2025-03-11-second-lane/index.md", to: article(2) },
      { file: "articles/2025-03-11-second-lane/chart.png", to: "" },
    ],
    problems: [
      "content/articles/2025-03-11-second-lane/index.md:1:1  error  the folder 2025-03-11-second-lane is not named like an article's folder  → name it with the date, two hyphens, small letters, figures and single hyphens: 2025-03-11--second-lane",
    ],
  },
  {
    mistake: "the name of an article's folder has no date",
    edits: [
      { file: "articles/2025-03-11--second-lane", to: null },
      { file: "articles/second lane/index.md", to: article(2) },
    ],
    problems: [
      "content/articles/second lane/index.md:1:1  error  the folder second lane is not named like an article's folder  → name it with the date, two hyphens, small letters, figures and single hyphens: 2025-03-18--second-lane",
    ],
  },
  {
    mistake: "an article's text is called Index.md",
    edits: [
      { file: second, to: null },
      { file: "articles/2025-03-11--second-lane/Index.md", to: article(2) },
    ],
    problems: [
      "content/articles/2025-03-11--second-lane/Index.md:1:1  error  an article's text is not named index.md  → give this file the name index.md, in the article's own folder",
    ],
  },
  {
    mistake: "an alias is the address of another article",
    edits: [{ file: first, from: "tags:", to: "aliases:\n  - second-lane\ntags:" }],
    problems: [
      `content/${first}:10:5  error  the address /blog/second-lane already belongs to content/${second}  → remove second-lane from aliases`,
    ],
  },
  {
    mistake: "an alias is the address of the article itself",
    edits: [{ file: first, from: "tags:", to: "aliases:\n  - first-lane\ntags:" }],
    problems: [
      `content/${first}:10:5  error  the address /blog/first-lane already belongs to this article  → remove first-lane from aliases`,
    ],
  },
  {
    mistake: "the text of an article is deleted",
    edits: [{ file: second, to: null }],
    problems: [
      "content/articles/2025-03-11--second-lane/chart.png:1:1  error  the folder 2025-03-11--second-lane has no text  → put its index.md back, or delete the folder",
    ],
  },
  {
    mistake: "the YAML of an article with an alias has a syntax error",
    edits: [
      { file: "articles/slugs.lock.yml", from: "1: first-lane", to: "1: [first-lane, old-lane]" },
      { file: first, from: "title: The first lane", to: 'title: "The first lane' },
    ],
    problems: [
      `content/${first}:3:8  error  the quotation mark before the text of title is never closed  → write " at the end of the text as well`,
    ],
  },
  {
    mistake: "files are in a folder of their own or in one with a similar name",
    edits: [
      { file: "clients/new/06-quay.yml", to: "name: Quay\n" },
      { file: "client/07-pier.yml", to: "name: Pier\n" },
      { file: "Privacy/08-calls.md", to: "---\ntitle: Calls\n---\n\nWords.\n" },
    ],
    problems: [
      "content/Privacy/08-calls.md:1:1  error  no page reads this file  → move it to the folder content/privacy",
      "content/client/07-pier.yml:1:1  error  no page reads this file  → move it to the folder content/clients",
      "content/clients/new/06-quay.yml:1:1  error  no page reads this file  → move it to the folder content/clients",
    ],
  },
]
