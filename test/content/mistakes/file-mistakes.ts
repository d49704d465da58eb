import { type Mistake, article, first, second } from "./mistake"

/** Mistakes in the names and folders of files. */
export const fileMistakes: readonly Mistake[] = [
  {
    mistake: "an id is used twice",
    edits: [{ file: second, from: "id: 2", to: "id: 1" }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:2:5  error  id 1 is already the number of content/articles/2025-03-04--first-lane/index.md  → write another number, for example 2",
    ],
  },
  {
    mistake: "two clients have one number",
    edits: [
      {
        file: "clients/01-ark.yml",
        to: "name: Ark\nindustry: Logistics\ndescription: Lanes.\npicture:\n  src: ./01-wharf.png\n  alt: A chart.\n",
      },
    ],
    problems: [
      "content/clients/01-wharf.yml:1:1  warning  the number 01 already belongs to content/clients/01-ark.yml  → begin the name of one of the two files with 02, which is free",
      "content/clients/01-wharf.yml:5:8  warning  picture.src is the same as in content/clients/01-ark.yml  → change one of the two",
    ],
  },
  {
    mistake: "a folder is renamed",
    edits: [
      { file: second, to: null },
      { file: "articles/2025-03-11--other-lane/index.md", to: article(2) },
      { file: "articles/2025-03-11--second-lane", to: null },
      { file: first, from: "/blog/second-lane#the-way-back", to: "/blog/other-lane" },
    ],
    problems: [
      "content/articles/2025-03-11--other-lane/index.md:2:1  error  the article was published at /blog/second-lane, which would be lost  → add aliases: [second-lane], or give the folder its old name back; if you renamed nothing, write other-lane in content/articles/slugs.lock.yml",
      "content/articles/2025-03-11--other-lane/index.md:10:8  error  the picture ./chart.png does not exist  → put chart.png into content/articles/2025-03-11--other-lane, or name a picture that is there",
    ],
  },
  {
    mistake: "an article is deleted",
    edits: [
      { file: "articles/2025-03-11--second-lane", to: null },
      { file: first, from: "/blog/second-lane#the-way-back", to: "/blog" },
    ],
    problems: [
      "content/articles/slugs.lock.yml:4:1  error  /blog/second-lane was published and no article has this address  → put the article back, add second-lane to the aliases of another, or delete it here",
    ],
  },
  {
    mistake: "an article is not in the lock file",
    edits: [{ file: "articles/slugs.lock.yml", from: "2: second-lane\n", to: "" }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:2:1  warning  the address /blog/second-lane is not kept in content/articles/slugs.lock.yml yet  → add a line there: 2: second-lane",
    ],
  },
  {
    mistake: "a file is not UTF-8",
    edits: [{ file: "home/clients.yml", to: Buffer.from("heading: Caf\xe9\n", "latin1") }],
    problems: [
      "content/home/clients.yml:1:13  error  the file was saved in an encoding other than UTF-8  → open it in VS Code or on the host's website, retype the letters that are shown as �, and save it",
    ],
  },
  {
    mistake: "a file is saved as UTF-16",
    edits: [{ file: "home/clients.yml", to: Buffer.from("\uFEFFheading: Clients\n", "utf16le") }],
    problems: [
      "content/home/clients.yml:1:1  error  the file was saved in an encoding other than UTF-8  → save it as UTF-8: in Notepad choose it under “Save as”, in VS Code click UTF-16 at the bottom right",
    ],
  },
  {
    mistake: "an article's file has another name",
    edits: [{ file: "articles/2025-03-04--first-lane/text.md", to: "Words.\n" }],
    problems: [
      "content/articles/2025-03-04--first-lane/text.md:1:1  error  no page reads this file  → an article has one text, index.md: move this one to a folder of its own, or delete it",
    ],
  },
  {
    mistake: "a file has the wrong ending",
    edits: [{ file: "home/hero.yaml", to: "heading: Hero\n" }],
    problems: ["content/home/hero.yaml:1:1  error  no page reads this file  → rename it to end in .yml"],
  },
  {
    mistake: "a client's file has no number",
    edits: [{ file: "clients/wharf.yml", to: "name: Wharf\n" }],
    problems: [
      "content/clients/wharf.yml:1:1  error  no page reads this file  → name it with two figures, a hyphen and small letters: 02-wharf.yml",
    ],
  },
  {
    mistake: "a file that a page needs is gone",
    edits: [{ file: "home/clients.yml", to: null }],
    problems: [
      "content/home/clients.yml:1:1  error  the file is missing  → put it back as it was: see “Undo a change” in docs/editing.md",
    ],
  },
  {
    mistake: "the last client is gone",
    edits: [
      { file: "clients/01-wharf.yml", to: null },
      { file: "clients/01-wharf.png", to: null },
    ],
    problems: [
      "content/clients:1:1  error  no file of this kind is left  → add one, for example content/clients/01-name.yml",
    ],
  },
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
