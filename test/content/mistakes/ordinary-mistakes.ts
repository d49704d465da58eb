import { type Mistake, article, first, second, third } from "./mistake"

/** The most frequent mistakes. */
export const ordinaryMistakes: readonly Mistake[] = [
  {
    mistake: "a required field is missing",
    edits: [{ file: first, from: "author: Test Person\n", to: "" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:2:1  error  author is missing  → add author: (The name of the author)",
    ],
  },
  {
    mistake: "there is no front matter",
    edits: [{ file: second, to: "# The second lane\n\nWords.\n" }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:1:1  error  the fields at the top of the file are missing  → start the file with a line ---, then id, title, excerpt and so on, then --- again",
    ],
  },
  {
    mistake: "a date is a word",
    edits: [{ file: first, from: "2025-03-04", to: "not-a-date" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:8:7  error  date is not a date (not-a-date)  → write it as YYYY-MM-DD, for example 2025-03-14",
    ],
  },
  {
    mistake: "a date does not exist",
    edits: [{ file: first, from: "2025-03-04", to: "2025-13-45" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:8:7  error  date is not a real calendar day (2025-13-45)  → write it as YYYY-MM-DD, for example 2025-03-14",
    ],
  },
  {
    mistake: "a title has a colon without quotation marks",
    edits: [{ file: first, from: "The first lane", to: "Lanes: the first" }],
    problems: [
      'content/articles/2025-03-04--first-lane/index.md:3:13  error  the text of title has a colon and is not in quotation marks  → put the text in quotation marks: "Lanes: the first"',
    ],
  },
  {
    mistake: "a quotation mark is never closed",
    edits: [{ file: first, from: "The first lane", to: '"The first lane' }],
    problems: [
      'content/articles/2025-03-04--first-lane/index.md:3:8  error  the quotation mark before the text of title is never closed  → write " at the end of the text as well',
    ],
  },
  {
    mistake: "the closing --- is forgotten",
    edits: [{ file: second, from: "\n---\n\nThe opening", to: "\n\nThe opening" }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:15:1  error  the line --- that ends the fields is missing  → write --- on a line of its own between the fields and the text",
    ],
  },
  {
    mistake: "two articles have one slug",
    edits: [{ file: third, to: article(3) }],
    problems: [
      "content/articles/2025-03-18--first-lane/index.md:1:1  error  the address /blog/first-lane already belongs to content/articles/2025-03-04--first-lane/index.md  → change the words after -- in the name of one of the two folders",
      "content/articles/2025-03-18--first-lane/index.md:10:8  error  the picture ./chart.png does not exist  → put chart.png into content/articles/2025-03-18--first-lane, or name a picture that is there",
    ],
  },
  {
    mistake: "the picture above an article is missing",
    edits: [{ file: "articles/2025-03-04--first-lane/chart.png", to: null }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:13:8  error  the picture ./chart.png does not exist  → put chart.png into content/articles/2025-03-04--first-lane, or name a picture that is there",
      "content/articles/2025-03-04--first-lane/index.md:25:1  error  the picture ./chart.png does not exist  → put chart.png into content/articles/2025-03-04--first-lane, or name a picture that is there",
    ],
  },
  {
    mistake: "a picture in the text is missing",
    edits: [{ file: first, from: "(./chart.png", to: "(./quay.png" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:25:1  error  the picture ./quay.png does not exist  → put quay.png into content/articles/2025-03-04--first-lane, or name a picture that is there",
    ],
  },
  {
    mistake: "a field is misspelt",
    edits: [{ file: first, from: "excerpt:", to: "excert:" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:4:1  error  excert is not a field of this file  → Did you mean `excerpt`?",
    ],
  },
  {
    mistake: "draft is maybe",
    edits: [{ file: first, from: "author:", to: "draft: maybe\nauthor:" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:7:8  error  draft must be true or false, not maybe  → write true or false, without quotation marks",
    ],
  },
  {
    mistake: "TODO is left in",
    edits: [{ file: first, from: "Words about", to: "TODO Words about" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  TODO is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "lorem ipsum is left in",
    edits: [{ file: "home/clients.yml", from: "Who we work for.", to: "Lorem ipsum dolor." }],
    problems: [
      "content/home/clients.yml:2:7  error  “Lorem ipsum” is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a title is empty",
    edits: [{ file: first, from: "The first lane", to: '""' }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:3:8  error  title is empty  → write something after title: (The headline of the article, at most 150 letters)",
    ],
  },
  {
    mistake: "an excerpt is empty",
    edits: [{ file: second, from: ">-\n  What the reader\n  will learn.", to: "" }],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:4:1  error  excerpt is empty  → write something after excerpt: (One or two sentences that say what the reader will learn)",
    ],
  },
  {
    mistake: "an item lacks a field",
    edits: [{ file: "home/services.yml", from: "    title: Customs Management\n", to: "" }],
    problems: [
      "content/home/services.yml:8:5  error  modules, item 2: title is missing  → add title: (The name of the service)",
    ],
  },
  {
    mistake: "a number is written as a word",
    edits: [{ file: first, from: "id: 1", to: "id: one" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:2:5  error  id must be a whole number, not one  → write it in figures, without quotation marks, for example 5",
    ],
  },
  {
    mistake: "a line is indented too far",
    edits: [{ file: first, from: "author:", to: "  author:" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:7:3  error  author is indented too far and counts as part of the text above it  → start it below the first letter of excerpt",
    ],
  },
  {
    mistake: "a list item is empty",
    edits: [{ file: first, from: "- Origin", to: "-" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:11:3  error  tags, item 2 is empty  → write its text after the hyphen, or delete the line",
    ],
  },
  {
    mistake: "a field stands twice",
    edits: [{ file: first, from: "author: Test Person", to: "author: Test Person\ntitle: Again" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:8:1  error  title occurs twice  → keep one of the two and delete the other",
    ],
  },
  {
    mistake: "a file is emptied",
    edits: [{ file: "home/why-choose-us.yml", to: "" }],
    problems: [
      "content/home/why-choose-us.yml:1:1  error  the file is empty  → put its text back as it was: see “Undo a change” in docs/editing.md",
    ],
  },
  {
    mistake: "a link leads to a page that does not exist",
    edits: [{ file: first, from: "/blog/second-lane#", to: "/blog/secnd-lane#" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:17:54  error  the page /blog/secnd-lane does not exist  → Did you mean `/blog/second-lane`?",
    ],
  },
  {
    mistake: "a link leads to an anchor that does not exist",
    edits: [{ file: first, from: "(/#contact)", to: "(/#kontact)" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:30  error  the page / has no anchor #kontact  → Did you mean `#contact`?",
    ],
  },
  {
    mistake: "a file to download is not a PDF, or has capital letters",
    edits: [
      { file: "../static/list.pdf", to: "<title>Sign in</title>" },
      { file: "../static/Guide.pdf", to: "%PDF-1.7" },
      { file: "../static/a form.pdf", to: "%PDF-1.7" },
      { file: first, from: "(/#contact)", to: "(/list.pdf)\n[guide](/guide.pdf)\n[form](/a%20form.pdf)" },
    ],
    problems: [
      `content/${first}:21:30  error  the file /list.pdf is not a PDF  → save the document as PDF again, and replace the file`,
      `content/${first}:22:1  error  the file /guide.pdf does not exist  → write /Guide.pdf, with the same capital letters as the file`,
    ],
  },
]
